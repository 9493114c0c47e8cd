"""The look of Dragon Castle: stacked tiles in the light, and realms on oak."""
