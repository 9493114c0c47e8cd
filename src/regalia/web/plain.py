"""Templates are compiled to plain Python: `a.b` reads an attribute, `f(x)` calls a function.

Jinja looks at run time whether a name after a dot is an attribute or an item, whether what is
called asks for the page, and whether what is written is markup, each in several calls of its own.
Our templates read attributes and call functions that ask for nothing, so a template does what it
says and no more. What is written is escaped as before.
"""

from keyword import iskeyword
from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef


class Plain(CodeGenerator):
    """Writes templates as Python."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:
        self.writeline("from regalia.web.writing import join, put_together, write")
        self.writeline("from regalia.web.drawn import DrawnMacro")
        super().visit_Template(node, frame)

    def visit_FromImport(self, node: nodes.FromImport, frame: Frame) -> None:
        if not isinstance(node.template, nodes.Const) or not frame.toplevel:
            super().visit_FromImport(node, frame)
            return
        pairs = [(name, name) if isinstance(name, str) else name for name in node.names]
        self.writeline(
            f"found = environment.imported({node.template.value!r}, {tuple(pairs)!r})", node
        )
        for _, alias in pairs:
            self.writeline(f"{frame.symbols.ref(alias)} = found[{alias!r}]")
        self.writeline("context.vars.update(found)")

    def return_buffer_contents(self, frame: Frame, force_unescaped: bool = False) -> None:
        if force_unescaped:  # what a macro wrote
            self.writeline(f"return put_together({frame.buffer})")
        else:
            super().return_buffer_contents(frame, force_unescaped)

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        self.write("Drawn")
        super().macro_def(macro_ref, frame)

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        if isinstance(node.node, nodes.Name) and node.node.name == "self":  # a block, by its name
            super().visit_Getattr(node, frame)
            return
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:
        if isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, str):  # or an attribute
            super().visit_Getitem(node, frame)
            return
        self.visit(node.node, frame)
        self.write("[")
        self.visit(node.arg, frame)
        self.write("]")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        if node.dyn_args or node.dyn_kwargs or any(iskeyword(one.key) for one in node.kwargs):
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for arg in (*node.args, *node.kwargs):
            self.visit(arg, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        whole = nodes.CondExpr(node.test, node.expr1, node.expr2 or nodes.Const(""))
        super().visit_CondExpr(whole, frame)

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:
        self.write("join((")
        for arg in node.nodes:
            self.visit(arg, frame)
            self.write(", ")
        self.write("))")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("write(")
