"""What tests share: walks over any game, the laws as functions, a toy game, golden records."""
