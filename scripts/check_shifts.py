"""Find shifts of an i64 literal in the hot unit: mypyc 2.4 cuts them to 32 bits, silently.

`1 << q` is right while q is an int and wrong once q is an i64; so is `3 >> q`, `i64(1) << q`, and
a name bound to a small literal. Types are read from annotations and simple assignments. Where a
module uses i64 and the type of q stays unknown, the shift is reported: annotate q, or rewrite as
`0x4000000000000000 >> (62 - q)` or a table of bits.
"""

import ast
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from hot_unit import ROOT, hot_unit

COMMON = ("", "wonderful")  # core and search, and what two games share
INT_CALLS = {"int", "len", "ord", "sum"}
Kinds = dict[str, str]  # name -> "i64" or "int"
Function = ast.FunctionDef | ast.AsyncFunctionDef


def kind_of_annotation(node: ast.expr | None) -> str | None:
    """`i64` when the annotation speaks of one, `int` when of anything else."""
    if node is None or ast.unparse(node) == "Final":
        return None
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return "i64" if "i64" in names else "int"


def own_nodes(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Everything below `body`, functions and classes inside it excepted."""
    for node in body:
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from own_nodes(ast.iter_child_nodes(node))


class Scope:
    """What is known of names: their kind, and which of them stand for a small literal."""

    def __init__(self, outer: "Scope | None" = None) -> None:
        self.kinds: Kinds = dict(outer.kinds) if outer else {}
        self.literals: set[str] = set(outer.literals) if outer else set()

    def learn(self, name: str, kind: str | None) -> None:
        """Note a kind; i64 is never forgotten, since missing one is what hurts."""
        if kind and self.kinds.get(name) != "i64":
            self.kinds[name] = kind

    def is_literal(self, node: ast.expr) -> bool:
        """Whether mypyc may write this as a bare 32-bit C literal."""
        match node:
            case ast.Constant(value=int(value)):
                return abs(value) < 1 << 31
            case ast.UnaryOp(operand=operand):
                return self.is_literal(operand)
            case ast.BinOp(left=left, right=right):
                return self.is_literal(left) and self.is_literal(right)
            case ast.Call(func=ast.Name(id="i64"), args=[inner]):
                return self.is_literal(inner)
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return name in self.literals
        return False

    def kind(self, node: ast.expr) -> str | None:
        """`i64`, `int`, or None when unknown."""
        match node:
            case ast.Constant():
                return "int"
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return self.kinds.get(name)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return (
                    "i64" if name == "i64" else "int" if name in INT_CALLS else self.kinds.get(name)
                )
            case ast.Subscript(value=inner) | ast.UnaryOp(operand=inner):
                return self.kind(inner)
            case ast.BinOp(left=one, right=other) | ast.IfExp(body=one, orelse=other):
                both = {self.kind(one), self.kind(other)}
                return "i64" if "i64" in both else None if None in both else "int"
        return None

    def bind(self, target: ast.expr, annotation: ast.expr | None, value: ast.expr | None) -> None:
        """Learn from one assignment."""
        if isinstance(target, ast.Name | ast.Attribute):
            name = target.id if isinstance(target, ast.Name) else target.attr
            kind = kind_of_annotation(annotation)
            self.learn(name, kind or (self.kind(value) if value else None))
            if value and isinstance(target, ast.Name) and self.is_literal(value):
                self.literals.add(name)

    def read(self, nodes: Iterable[ast.AST]) -> None:
        """Learn from every assignment, loop and signature among `nodes`."""
        for node in nodes:
            match node:
                case ast.AnnAssign(target=target, annotation=annotation, value=value):
                    self.bind(target, annotation, value)
                case ast.Assign(targets=targets, value=value):
                    for each in targets:
                        self.bind(each, None, value)
                case ast.AugAssign(target=ast.Name(id=name)):
                    self.literals.discard(name)
                case ast.For(target=ast.Name(id=name), iter=source):
                    self.learn(name, self.kind_of_items(source))
                case ast.comprehension(target=ast.Name(id=name), iter=source):
                    self.learn(name, self.kind_of_items(source))
                case ast.FunctionDef(name=name, returns=returns):
                    self.learn(name, kind_of_annotation(returns))

    def kind_of_items(self, source: ast.expr) -> str | None:
        """The kind of what a loop yields."""
        match source:
            case ast.Call(func=ast.Name(id="range"), args=args):
                kinds = {self.kind(arg) for arg in args}
                return "i64" if "i64" in kinds else None if None in kinds else "int"
        return self.kind(source)


def shared_scope(trees: Iterable[ast.Module]) -> Scope:
    """What all modules may see of each other: attributes, functions, constants."""
    shared = Scope()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
                shared.bind(node.target, node.annotation, None)
            elif isinstance(node, ast.FunctionDef):
                shared.read([node])
            elif isinstance(node, ast.Module | ast.ClassDef):
                shared.read(node.body)
    return shared


def narrow_shifts(tree: ast.Module, shared: Scope) -> Iterator[int]:
    """Lines of `tree` that shift a literal where 64 bits are meant."""
    uses_i64 = any(isinstance(node, ast.Name) and node.id == "i64" for node in ast.walk(tree))
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    for block in [tree, *functions]:
        scope = Scope(shared)
        if isinstance(block, Function):
            for arg in [*block.args.posonlyargs, *block.args.args, *block.args.kwonlyargs]:
                scope.literals.discard(arg.arg)
                scope.kinds.pop(arg.arg, None)
                scope.learn(arg.arg, kind_of_annotation(arg.annotation))
        nodes = list(own_nodes(block.body))
        scope.read(nodes)
        for node in nodes:
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
                if not scope.is_literal(node.left) or scope.is_literal(node.right):
                    continue
                kinds = {scope.kind(node.left), scope.kind(node.right)}
                if "i64" in kinds or (None in kinds and uses_i64):
                    yield node.lineno


def check(paths: Iterable[Path]) -> list[str]:
    """One `file:line` per dangerous shift."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    shared = {
        game: shared_scope(tree for path, tree in trees.items() if game_of(path) in (game, *COMMON))
        for game in {game_of(path) for path in trees}
    }
    return [
        f"{os.path.relpath(path)}:{line}: compiled, this shift of a literal is cut to 32 bits"
        for path, tree in trees.items()
        for line in sorted(set(narrow_shifts(tree, shared[game_of(path)])))
    ]


def game_of(path: Path) -> str:
    """The game whose names a file may meet, or "": one game's words are not another's."""
    parts = path.parts
    return parts[parts.index("games") + 1] if "games" in parts else ""


if __name__ == "__main__":
    found = check([Path(name) for name in sys.argv[1:]] or hot_unit(ROOT))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
