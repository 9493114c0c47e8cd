"""Line breaks of templates: layout of the source, nothing in the page."""

import pytest
from jinja2 import Environment, TemplateSyntaxError

from regalia.web.layout import Layout

ENV = Environment(extensions=[Layout])
# A source, and what is drawn of it.
READ = {
    "<b>a</b>\n  <b>c</b>": "<b>a</b><b>c</b>",
    "<b>a</b> <b>c</b>": "<b>a</b> <b>c</b>",
    '<b>a</b>{{ " " }}\n<b>c</b>': "<b>a</b> <b>c</b>",
    "<p>\n  two\n  words\n</p>": "<p>two words</p>",
    "<p>\n  {{ n }}\n  {% if n %}\n    <b>c</b>\n  {% endif %}\n</p>": "<p>1<b>c</b></p>",
    "<p>{{ n }} of\n{{ n }}</p>": "<p>1 of1</p>",
    '<a href="x"\n   class="y">z</a>': '<a href="x" class="y">z</a>',
    "<a\n  {% if n %}b{% endif %}\n  c>z</a>": "<a b c>z</a>",
    '<a class="x\n  {{ n }}">\n  z\n</a>': '<a class="x 1">z</a>',
    "{% macro m() %}\n  <i></i>\n{% endmacro %}\n{{ m() }}\n": "<i></i>",
}


@pytest.mark.parametrize("source", READ)
def test_a_line_break_is_drawn_as(source: str) -> None:
    """Nothing between tags, a space between words and between attributes."""
    assert ENV.from_string(source).render(n=1) == READ[source]


def test_an_error_names_its_line() -> None:
    """What is taken out of a template does not move its lines."""
    with pytest.raises(TemplateSyntaxError) as caught:
        ENV.from_string("<p>\n  a\n</p>\n{% if %}")
    assert caught.value.lineno == 4
