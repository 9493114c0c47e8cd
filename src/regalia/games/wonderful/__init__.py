"""What the two Wonderfuls share: sites, cubes and Krystallium, production, supremacy, bags."""
