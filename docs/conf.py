"""The documents as a site (`make docs`): Sphinx reads the Markdown files where they are.

The sources begin at the root of the repository, so that every link works there and here alike.
"""

import re
from pathlib import Path
from typing import Any

import sphinx.pycode.parser
from docutils import nodes
from sphinx.application import Sphinx

from regalia import __version__
from regalia.view import Thing
from regalia.web.house import house

RULE = re.compile(r"[A-Z]{2,4}-\d+(\.\d+)*[a-z]?")

project = "Regalia"
version = release = __version__
author = "the authors of Regalia"
html_title = "Regalia"
html_last_updated_fmt = None
html_show_copyright = False

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = [
    "docs/**.md",
    "bench/README.md",
    "src/regalia/games/*/README.md",
    "src/regalia/web/README.md",
    "src/regalia/web/tutorials/README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
]
# Never looked into: what was built, and where nothing is to be read.
exclude_patterns = [".*", "build", "dist", "tests", "scripts", "src/**/static", "src/**/templates"]

myst_enable_extensions = ["colon_fence", "attrs_inline"]
myst_heading_anchors = 3
# What a docstring marks with `one backtick` is code.
default_role = "code"
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_preserve_defaults = True
autodoc_mock_imports = ["pyspiel", "ray"]  # no wheels for some machines; as heavy as all else
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
# A comment beside a field explains it, and our comments have no colon.
sphinx.pycode.parser.comment_re = re.compile(r"^\s*#:? ?(?!noqa|type:)(.*)\r?\n?$")

# Several records have a field `type`; the annotation means Python's.
suppress_warnings = ["ref.python"]

html_theme = "furo"
html_static_path = ["site"]
html_logo = html_favicon = "../src/regalia/web/static/crown.svg"
html_css_files = ["tokens.css", "site.css"]
html_copy_source = False
html_show_sourcelink = False


def number_rules(app: Sphinx, doctree: nodes.document) -> None:
    """A numbered rule can be linked to: docs/rules/kingsburg.html#KB-5.3."""
    for strong in doctree.findall(nodes.strong):
        item = strong.parent.parent
        id = strong.astext()
        if isinstance(item, nodes.list_item) and RULE.fullmatch(id) and not item["ids"]:
            item["ids"].append(id)


def list_things(
    app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """A tuple of cards or regions is told by what is in it, not by what Python says of tuples."""
    if isinstance(thing, tuple) and thing and isinstance(thing[0], Thing):
        listed = ", ".join([f"{one.name} (``{one.slug}``)" for one in thing])
        lines[:] = [f"{len(thing)} of :class:`{type(thing[0]).__name__}`: {listed}."]


def help_readers(app: Sphinx, page: str, template: str, context: Any, _: object) -> None:
    """What the theme leaves out for whoever listens or types: levels, and blocks to scroll."""
    if "furo_navigation_tree" in context:
        tree = context["furo_navigation_tree"]
        context["furo_navigation_tree"] = tree.replace(
            'role="heading"', 'role="heading" aria-level="2"'
        )
    if "body" in context:
        context["body"] = context["body"].replace("<pre>", '<pre tabindex="0">')


def spare_branches(app: Sphinx, page: str, template: str, context: Any, _: object) -> None:
    """Beside a page stand its own branch and the top of the others."""
    toctree = context["toctree"]
    context["toctree"] = lambda **asked: toctree(**asked | {"collapse": True})


def write_tokens(app: Sphinx, *_: object) -> None:
    """Fonts and colours are those of the web pages: there is one palette only."""
    static = Path(app.outdir) / "_static"
    static.mkdir(parents=True, exist_ok=True)
    (static / "tokens.css").write_text(house().style, encoding="utf-8")


def write_entrance(app: Sphinx, error: Exception | None) -> None:
    """Whoever opens the folder is led to the first page."""
    if error is None:
        page = '<!doctype html><html lang="en"><title>Regalia</title>'
        page += '<meta http-equiv="refresh" content="0; url=docs/index.html">'
        page += '<a href="docs/index.html">Regalia</a></html>\n'
        (Path(app.outdir) / "index.html").write_text(page, encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Hang our steps into the build."""
    app.connect("autodoc-process-docstring", list_things)
    app.connect("doctree-read", number_rules)
    app.connect("html-page-context", spare_branches, priority=100)
    app.connect("html-page-context", help_readers, priority=900)  # after the theme's own
    app.connect("builder-inited", write_tokens)
    app.connect("build-finished", write_entrance)
