"""The OpenAPI document, against the server: every operation, fit and unfit data, one seed."""

from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks
from schemathesis.specs.openapi.schemas import OpenApiSchema

from kit.program import Program
from kit.tables import finish
from kit.web import Server
from regalia.web.api.document import document
from regalia.web.api.router import OPERATIONS

EXAMPLES = 6  # of each operation, fit and unfit
ENDLESS = "stream"  # an answer without end is read by `test_api`
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
HOW = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
# Only a body can be unfit: addresses are any text.
ASKED = [
    (one.name, mode)
    for one in OPERATIONS
    for mode in GenerationMode
    if one.name != ENDLESS and (mode is GenerationMode.POSITIVE or one.takes is not None)
]


@dataclass
class House:
    """Tables to ask for, and tokens to ask with."""

    url: str
    ids: list[str]
    marks: list[str]
    tokens: list[str]


@pytest.fixture(scope="module")
def schema() -> OpenApiSchema:
    """The document as schemathesis reads it, which takes longer than to collect the file."""
    return schemathesis.openapi.from_dict(document("en"))


@pytest.fixture(scope="module")
def house(server: Server) -> House:
    """Tables in play, with an open seat and over, a campaign, a record, and nothing at all."""
    program = Program(server.url)
    playing, here = program.new_table("toy", "me", "me")
    waiting, there = program.new_table("toy", "me", "open", listed=True)
    over, then = program.new_table("toy", "me", "me")
    finish(server, server.run(server.site.tables.get(over)))
    record = program.get(f"/tables/{over}/record").json()
    mark = program.post("/records", record=record).json()["mark"]
    first, road = program.new_table("wonderful_world", "me", "bot", campaign="two_roads")
    campaign = program.table(first)["campaign"]
    tokens = [one.headers["authorization"] for one in (*here, *there, *then, *road)]
    program.close()
    ids = [playing, waiting, over, campaign, "nothing"]
    return House(server.url, ids, [mark, "nothing"], ["", "x", *tokens])


@pytest.mark.parametrize(("name", "mode"), ASKED, ids=str)
def test_answers_are_as_the_document_says(
    house: House, schema: OpenApiSchema, name: str, mode: GenerationMode
) -> None:
    """Whoever asks for whatever: a documented status, type and shape; unfit data is refused."""
    found = schema.find_operation_by_id(name)
    more = [checks.negative_data_rejection] if mode is GenerationMode.NEGATIVE else []

    @HOW
    @given(st.data())
    def ask(data: Any) -> None:
        case = data.draw(found.as_strategy(generation_mode=mode))
        headers = {}
        if mode is GenerationMode.POSITIVE:
            if "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = data.draw(st.sampled_from(house.ids))
            if "mark" in (case.path_parameters or {}):
                case.path_parameters["mark"] = data.draw(st.sampled_from(house.marks))
            if "game" in (case.path_parameters or {}):
                case.path_parameters["game"] = data.draw(st.sampled_from(["toy", "legends", "x"]))
        token = data.draw(st.sampled_from(house.tokens))
        if token:
            headers["Authorization"] = token
        answer = case.call(base_url=house.url, headers=headers)
        is_long = answer.status_code == 413  # refused before it was looked at
        case.validate_response(answer, checks=CHECKS if is_long else [*CHECKS, *more])

    ask()


def test_the_document_is_complete(server: Server) -> None:
    """Each operation once, in both languages; what is served is what is made."""
    served = httpx.get(f"{server.url}/api/openapi.json")
    assert served.json() == document("en") and served.headers["content-type"] == "application/json"
    french = document("fr")
    told = [
        (one["summary"], french["paths"][path][method]["summary"])
        for path, methods in document("en")["paths"].items()
        for method, one in methods.items()
    ]
    assert len(told) == len(OPERATIONS) == len({one.name for one in OPERATIONS})
    assert all(english != other for english, other in told)
