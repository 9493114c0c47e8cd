"""What the sentences of the two Wonderfuls share."""
