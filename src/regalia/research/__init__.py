"""The games as research libraries know them: tensors, batches, PettingZoo, Gymnasium, OpenSpiel.

Nothing here is loaded by the rest of the project; each module needs the library it is named after.
"""
