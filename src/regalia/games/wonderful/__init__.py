"""What the two Wonderfuls share: construction sites, cubes and Krystallium, production, supremacy."""
