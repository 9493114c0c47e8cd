"""What the pages of the two Wonderfuls share: the card, its emblem, cubes, seals and strips."""
