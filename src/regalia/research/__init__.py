"""The games as libraries of research know them: tensors, batches, PettingZoo, Gymnasium, OpenSpiel.

Nothing here is loaded by the rest of the project; each module needs the library it is named after.
"""
