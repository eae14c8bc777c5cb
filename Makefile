# The one entrance: `make help` lists what there is.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
DEPTH ?= 300

.DEFAULT_GOAL := help
.PHONY: help play test lint types imports packages compiled unit browser soak rules bench signature playthroughs vendor map clean

help:  ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

$(VENV)/.play: pyproject.toml constraints.txt
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed ($$($(PYTHON) --version) is here)."; exit 1; }
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { tools/debian.sh python3-venv && $(PYTHON) -m venv $(VENV); }
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	@touch $@

play: $(VENV)/.play  ## Start the server on http://127.0.0.1:8000
	@exec $(BIN)/stridsplan serve --port $(PORT)

test: $(VENV)/.test  ## Everything CI checks
	@$(MAKE) --no-print-directory --jobs 2 compiled packages lint types imports
	@$(MAKE) --no-print-directory unit browser rules

lint: $(VENV)/.test  ## Style
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(VENV)/.test  ## Types of server, bots, lab and command line
	@$(BIN)/mypy

imports: $(VENV)/.test  ## Who may import whom
	@$(BIN)/lint-imports

packages:  ## What the tests need of Debian
	@tools/debian.sh nodejs node
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || tools/debian.sh postgresql
	@[ -x /usr/sbin/nginx ] || tools/debian.sh nginx
	@tools/debian.sh systemd systemd-analyze
	@tools/debian.sh chromium chromium
	@tools/debian.sh chromium-headless-shell chromium-headless-shell || echo "All of it in Chromium then, which takes longer."

compiled: $(VENV)/.play  ## Compile the rules of every game; kept until they change
	@$(BIN)/stridsplan warm

unit: $(VENV)/.test packages compiled  ## Unit, contract, rule and server tests
	@$(BIN)/pytest -q -n 2 --dist loadfile --no-loadscope-reorder --ignore tests/browser

browser: $(VENV)/.test packages compiled  ## Tests in Chromium
	@$(BIN)/pytest -q -n 2 --dist loadfile tests/browser || { echo "Once more, what failed (a browser's timing differs):"; $(BIN)/pytest -q --last-failed tests/browser; }

soak: $(VENV)/.test packages  ## Whole games with a fault at every n-th write, fsync, query and commit: an hour or more
	@STRIDSPLAN_SOAK=$(DEPTH) $(BIN)/pytest -q -s tests/server/test_faults.py tests/server/test_parted.py tests/server/test_supervision.py

rules: $(VENV)/.test  ## Rules of the catalogues without a test, and tests of rules that no catalogue has
	@$(BIN)/python tools/rules.py

bench: $(VENV)/.play  ## Measure speed into bench/RESULTS.md
	@$(BIN)/stridsplan bench

signature: $(VENV)/.play  ## What the rules do, as a hash that no refactoring may change
	@$(BIN)/stridsplan bench --signature

playthroughs: $(VENV)/.test  ## Write the golden playthroughs anew
	@STRIDSPLAN_REWRITE=1 $(BIN)/pytest -q tests/contract/test_playthrough.py

vendor: $(VENV)/.play  ## Renew the vendored client modules and fonts
	@$(BIN)/pip install --quiet -c constraints.txt -e '.[vendor]'
	@$(BIN)/python tools/vendor.py

map: $(VENV)/.play  ## Build the world board from Natural Earth's outlines
	@$(BIN)/pip install --quiet -c constraints.txt -e '.[map]'
	@$(BIN)/python tools/build_world.py
	@$(BIN)/python tools/build_vignette.py

clean:  ## Remove the environment and caches, not ./data
	@rm -rf $(VENV) .pytest_cache .ruff_cache .mypy_cache .hypothesis build src/*.egg-info
