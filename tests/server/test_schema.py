"""Every endpoint, asked things made from the description of the API, answers as the description says."""

from dataclasses import replace

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from stridsplan.server.app import create_app

MANY = "100000/minute"


@pytest.fixture
def operations(settings):
    app = create_app(replace(settings, rate_create=MANY, rate_read=MANY, rate_write=MANY))
    description = schemathesis.openapi.from_asgi("/api/v1/openapi.json", app)
    return [result.ok() for result in description.get_all_operations()]


def test_the_api_keeps_its_description(operations):
    assert len(operations) >= 14
    for operation in operations:

        @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def keeps_it(case):
            case.call_and_validate(
                excluded_checks=[positive_data_acceptance]
            )  # rules refuse what a schema cannot

        keeps_it()
