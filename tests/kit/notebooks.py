"""Notebooks without a notebook: their code is run cell by cell, and what it prints is kept.

`PYTHONPATH=src:tests python -m kit.notebooks FILE` writes what the cells print and show into it.
"""

import ast
import json
import os
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

VARIES = "varies"  # the tag of a cell whose output depends on what is installed


def run(path: Path) -> list[dict[str, Any]]:
    """The code cells, run from top to bottom in this folder, with their outputs as of now."""
    names: dict[str, object] = {"__name__": "__main__"}
    cells = [cell for cell in read(path)["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, 1):
        where = f"{path.name}, cell {number}"
        code = ast.parse("".join(cell["source"]), where)
        # As a notebook does, the value of a last expression is shown.
        last = code.body.pop() if code.body and isinstance(code.body[-1], ast.Expr) else None
        printed = StringIO()
        shown: object = None
        with redirect_stdout(printed):
            exec(compile(code, where, "exec"), names)
            if isinstance(last, ast.Expr):
                shown = eval(compile(ast.Expression(last.value), where, "eval"), names)
        cell["outputs"] = _outputs(printed.getvalue(), shown, number)
        cell["execution_count"] = number
    return cells


def read(path: Path) -> dict[str, Any]:
    """A notebook."""
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


def _outputs(text: str, shown: object, number: int) -> list[dict[str, Any]]:
    outputs: list[dict[str, Any]] = []
    if text:
        lines = text.splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines})
    draw = getattr(shown, "_repr_svg_", None)
    if draw is not None:
        data = {"image/svg+xml": draw().splitlines(keepends=True)}
        kind = {"output_type": "execute_result", "execution_count": number}
        outputs.append({**kind, "data": data, "metadata": {}})
    return outputs


if __name__ == "__main__":
    notebook = Path(sys.argv[1]).resolve()
    os.chdir(notebook.parent)
    sys.path.insert(0, str(notebook.parent))
    now = iter(run(notebook))
    document = read(notebook)
    for place, cell in enumerate(document["cells"]):
        if cell["cell_type"] == "code":
            document["cells"][place] = next(now)
    text = json.dumps(document, indent=1, ensure_ascii=False)
    notebook.write_text(text + "\n", encoding="utf-8")
