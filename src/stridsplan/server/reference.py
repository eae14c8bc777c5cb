"""The reference page of the API: every operation with its parameters and responses, and a form to try it.

Plain HTML, generated from `/api/v1/openapi.json`; a small script sends the forms.
"""

from collections.abc import Iterator
from html import escape
from typing import Any

from .errors import every_error

Schema = dict[str, Any]


def page(schema: Schema) -> str:
    """Return the page."""
    title = escape(schema["info"]["title"])
    models = schema.get("components", {}).get("schemas", {})
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        f"<title>{title}: the API</title>",
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark"><link rel="icon" href="/static/icon.svg">',
        '<link rel="stylesheet" href="/static/css/base.css"><link rel="stylesheet" href="/static/css/reference.css">',
        '<script type="module" src="/static/shell/reference.js"></script></head><body class="reference"><main>',
        f"<h1>{title}: the API</h1><p>{escape(schema['info']['description'])}</p>",
        '<p><a href="/api/v1/openapi.json">OpenAPI</a> · <a href="#errors">Errors</a> · ',
        '<a href="#schemas">Schemas</a></p>',
        *_operations(schema),
        '<h2 id="errors">Errors</h2><table><thead><tr><th>Code<th>Status<th>When</thead><tbody>',
        *(_error(kind.code, kind.status, kind.__doc__ or "") for kind in every_error()),
        '</tbody></table><h2 id="schemas">Schemas</h2>',
        *(_model(name, model) for name, model in sorted(models.items())),
        "</main></body></html>",
    ]
    return "\n".join(parts)


def _operations(schema: Schema) -> Iterator[str]:
    """Yield every operation, under headings by tag."""
    heading = ""
    found = [(path, *item) for path, methods in schema["paths"].items() for item in methods.items()]
    for path, method, operation in sorted(found, key=lambda each: each[2].get("tags", [""])[0]):
        if (tag := operation.get("tags", [""])[0]) != heading:
            heading = tag
            yield f"<h2>{escape(tag.capitalize())}</h2>"
        yield _operation(path, method.upper(), operation)


def _operation(path: str, method: str, operation: Schema) -> str:
    parameters, body = operation.get("parameters", []), _content(operation.get("requestBody", {}))
    name = escape(f"{method} {path}")
    return "".join(
        [
            f'<details id="{escape(operation["operationId"])}"><summary><code>{name}</code> ',
            f"<span>{escape(operation.get('description', ''))}</span></summary>",
            _rows(("Parameter", "In", "Type"), [_parameter(parameter) for parameter in parameters]),
            f"<p>Body: {describe_type(body)}</p>" if body else "",
            _rows(
                ("Status", "Response"),
                [_response(*response) for response in sorted(operation["responses"].items())],
            ),
            _form(path, method, parameters, bool(body)),
            "</details>",
        ]
    )


def _parameter(parameter: Schema) -> list[str]:
    suffix = "" if parameter.get("required") else ", optional"
    return [
        f"<code>{escape(parameter['name'])}</code>",
        parameter["in"],
        describe_type(parameter["schema"]) + suffix,
    ]


def _response(status: str, response: Schema) -> list[str]:
    codes = response.get("x-codes")
    if codes:
        return [status, ", ".join(f'<a href="#{code}"><code>{code}</code></a>' for code in codes)]
    return [
        status,
        describe_type(_content(response)) if _content(response) else escape(response["description"]),
    ]


def _content(part: Schema) -> Schema:
    """Return the JSON schema of a request or response body."""
    schema: Schema = part.get("content", {}).get("application/json", {}).get("schema", {})
    return schema


def _form(path: str, method: str, parameters: list[Schema], has_body: bool) -> str:
    """Return a form with fields for the parameters and the body."""
    fields = [
        f'<label>{escape(p["name"])} <input name="{escape(p["name"])}" data-in="{p["in"]}"></label>'
        for p in parameters
    ]
    fields += ['<label>body <textarea name="body" rows="4">{}</textarea></label>'] if has_body else []
    return (
        f'<form data-path="{escape(path)}" data-method="{method}">{"".join(fields)}'
        "<button>Try it</button><output></output></form>"
    )


def _rows(heads: tuple[str, ...], rows: list[list[str]]) -> str:
    """Return a table, or nothing if it has no rows."""
    if not rows:
        return ""
    lines = "".join("<tr>" + "".join(f"<td>{cell}" for cell in row) for row in rows)
    return (
        f"<table><thead><tr>{''.join(f'<th>{head}' for head in heads)}</thead><tbody>{lines}</tbody></table>"
    )


def _error(code: str, status: int, when: str) -> str:
    return f'<tr id="{code}"><td><code>{code}</code><td>{status}<td>{escape(when)}'


def _model(name: str, model: Schema) -> str:
    required = model.get("required", [])
    rows = [
        [
            f"<code>{escape(field)}</code>",
            describe_type(field_schema) + ("" if field in required else ", optional"),
        ]
        for field, field_schema in model.get("properties", {}).items()
    ]
    fields = _rows(("Field", "Type"), rows) or f"<p>{describe_type(model)}</p>"
    return f'<section id="schema-{name}"><h3>{name}</h3><p>{escape(model.get("description", ""))}</p>{fields}</section>'


def describe_type(schema: Schema) -> str:
    """Describe a schema in words, with a link to its model."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f'<a href="#schema-{name}">{name}</a>'
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(describe_type(each) for each in schema[choice])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
    if schema.get("type") == "array":
        return f"list of {describe_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")) + _bounds(schema))


def _bounds(schema: Schema) -> str:
    """Describe the bounds of a number or a text."""
    if "maximum" in schema:
        return f" {schema.get('minimum', '')} to {schema['maximum']}"
    if "maxLength" in schema:
        return f" of at most {schema['maxLength']} characters"
    return f" like {schema['pattern']}" if "pattern" in schema else ""
