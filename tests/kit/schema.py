"""Whether JSON obeys a schema of ours, without a library for it."""

from typing import Any

KINDS: dict[str, Any] = {
    "integer": int,
    "string": str,
    "boolean": bool,
    "array": list,
    "object": dict,
}


def fits(value: Any, rule: dict[str, Any], whole: dict[str, Any]) -> bool:
    """Whether JSON values obey a schema, as far as ours go."""
    if "$ref" in rule:
        return fits(value, whole["$defs"][rule["$ref"].rpartition("/")[2]], whole)
    if "anyOf" in rule:
        return any(fits(value, one, whole) for one in rule["anyOf"])
    if "enum" in rule:
        return value in rule["enum"]
    if rule["type"] == "null":
        return value is None
    if value.__class__ is not KINDS[rule["type"]]:
        return False
    if rule["type"] == "array":
        return all(fits(part, rule["items"], whole) for part in value)
    if rule["type"] == "object":
        parts = rule["properties"]
        if not value.keys() >= set(rule.get("required", ())):
            return False
        if rule.get("additionalProperties") is False and not value.keys() <= parts.keys():
            return False
        return all(fits(value[name], part, whole) for name, part in parts.items() if name in value)
    return True
