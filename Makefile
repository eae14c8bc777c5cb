# `make help` lists the targets.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
DEPTH ?= 300
GAME ?= risk
UNIT_WORKERS ?= 4
BROWSER_WORKERS ?= 3
COUNT ?= 200
SECONDS ?= 0
PIP := --quiet --disable-pip-version-check --no-compile -c constraints.txt  # Python compiles what it imports
JS := tools/js/node_modules
BUILT := build/client/version
# The client beside the types of what it vendors, as tsc wants them
TYPED := build/typed
# Each process collects and runs a part of the test files
IN_PARTS = seq $(1) | xargs -P $(1) -I PART $(BIN)/pytest -q --part PART/$(1)

unexport PYTHONDONTWRITEBYTECODE  # or each server that a test starts compiles all of its modules again

.DEFAULT_GOAL := help
.PHONY: help play test lint lint-python lint-client types imports node packages compiled unit client browser soak
.PHONY: mutants rules ladder bench signature playthroughs vendor map clean

help:  ## List the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

$(VENV)/.play: pyproject.toml constraints.txt
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed ($$($(PYTHON) --version) is here)."; exit 1; }
	@$(PYTHON) -m venv $(VENV) 2>/dev/null || { tools/debian.sh python3-venv && $(PYTHON) -m venv $(VENV); }
	@$(BIN)/pip install $(PIP) --upgrade pip || echo "The pip of this Python works too, but takes longer."
	@$(BIN)/pip install $(PIP) -e .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@$(BIN)/pip install $(PIP) -e '.[test]'
	@touch $@

$(JS)/.installed: tools/js/package.json | node
	@echo "Installing the linters and the bundler of the client ..."
	@cd tools/js && npm install --silent --no-audit --no-fund --no-package-lock --ignore-scripts
	@touch $@

play: $(VENV)/.play  ## Start the server on http://127.0.0.1:8000
	@exec $(BIN)/stridsplan serve --port $(PORT)

test:  ## Everything CI checks
	@$(MAKE) --no-print-directory --jobs 2 compiled packages lint types imports rules
	@$(MAKE) --no-print-directory --jobs 2 unit browser UNIT_WORKERS=3 BROWSER_WORKERS=2

lint: lint-client lint-python  ## lint-client and lint-python

lint-python: $(VENV)/.test  ## Style of the Python code
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

lint-client: $(JS)/.installed  ## Style and types of the client
	@$(JS)/.bin/eslint --config tools/js/eslint.config.js src/stridsplan/client tests/browser tests/client tools/js
	@rm -rf $(TYPED) && mkdir -p $(TYPED)
	@for part in src/stridsplan/client/games src/stridsplan/client/shell tools/js/client/vendor tools/js/client/types.d.ts; do \
		ln -s $(CURDIR)/$$part $(TYPED); done
	@$(JS)/.bin/tsc --project tools/js/tsconfig.json

types: $(VENV)/.test  ## Types of engine, server, bots, lab and command line
	@$(BIN)/mypy

imports: $(VENV)/.test  ## Who may import whom
	@$(BIN)/lint-imports

node:  ## Debian packages that the linters and tests of the client need
	@tools/debian.sh nodejs node
	@tools/debian.sh npm npm

packages: node  ## Debian packages that the tests need
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || tools/debian.sh postgresql
	@[ -x /usr/sbin/nginx ] || tools/debian.sh nginx
	@tools/debian.sh systemd systemd-analyze
	@tools/debian.sh chromium chromium
	@tools/debian.sh chromium-headless-shell chromium-headless-shell || echo "Then all browser tests run in Chromium, which takes longer."

compiled: $(VENV)/.play  ## Compile the rules of every game; kept until they change
	@$(BIN)/stridsplan warm

unit: $(VENV)/.test packages compiled  ## Unit, contract, rule and server tests
	@$(call IN_PARTS,$(UNIT_WORKERS)) --ignore tests/browser

$(BUILT): $(shell find src/stridsplan/client -type f) tools/js/bundle.js $(JS)/.installed
	@node tools/js/bundle.js $(@D)

client: $(BUILT)  ## Build the client into build/client: fewer and smaller files, for a public server

browser: export STRIDSPLAN_CLIENT = $(CURDIR)/$(dir $(BUILT))
browser: $(VENV)/.test packages compiled client  ## Tests in Chromium
	@$(call IN_PARTS,$(BROWSER_WORKERS)) tests/browser

soak: export STRIDSPLAN_SOAK = $(DEPTH)
soak:  ## Every test in depth, before a release: hours; DEPTH=30 is a tenth of it
	@$(MAKE) --no-print-directory --keep-going unit browser UNIT_WORKERS=2 BROWSER_WORKERS=2

mutants: $(VENV)/.test  ## How many random errors in a game's rules its tests find: GAME=risk COUNT=200
	@$(BIN)/python tools/mutants.py $(GAME) --count $(COUNT)

rules: $(VENV)/.test  ## Rules of the catalogues without a test, and tests of rules that no catalogue has
	@$(BIN)/python tools/rules.py

ladder: COUNT = 20
ladder: $(VENV)/.play  ## How strong the levels of bots are, into docs/ladder.md: COUNT=20 games a pair; SECONDS=1 instead of play-outs
	@$(BIN)/python tools/ladder.py --count $(COUNT) --seconds $(SECONDS)

bench: $(VENV)/.play  ## Measure speed into bench/RESULTS.md
	@$(BIN)/python bench/run.py

signature: $(VENV)/.play  ## What the rules do, as a hash that no refactoring may change
	@$(BIN)/stridsplan bench --signature

playthroughs: $(VENV)/.test  ## Rewrite the golden playthroughs
	@STRIDSPLAN_REWRITE=1 STRIDSPLAN_ENTRIES=interpreted $(BIN)/pytest -q tests/contract/test_playthrough.py

vendor: $(VENV)/.play  ## Renew the vendored client modules and fonts
	@$(BIN)/pip install $(PIP) -e '.[vendor]'
	@$(BIN)/python tools/vendor.py

map: $(VENV)/.play  ## Build the world board from Natural Earth's outlines
	@$(BIN)/pip install $(PIP) -e '.[map]'
	@$(BIN)/python tools/build_world.py
	@$(BIN)/python tools/build_vignette.py

clean:  ## Remove the environment and caches, not ./data
	@rm -rf $(VENV) $(JS) .pytest_cache .ruff_cache .mypy_cache .hypothesis build src/*.egg-info
