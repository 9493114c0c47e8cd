# Regalia: `make play` to play, `make test` to prove it works.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q
# What the source tree proves, interpreted: the rules and how they are told, and that laws and records hold in this build too.
SOURCE := tests/rulings tests/laws tests/golden tests/match tests/campaign tests/text tests/ledger tests/tooling
# Of the laws, what no build changes (planted faults, citations) or what compares builds is left to the compiled leg.
ONCE := $(wildcard $(patsubst %,tests/laws/test_%.py,builds events laws_can_fail))
# The compiled build: servers, commands and pages as people meet them, every law and golden record, the bots, and of the
# rulings those that meet the whole game.
BROWSER := $(wildcard tests/web/test_browser.py tests/web/test_frames.py tests/web/test_*_page.py tests/web/test_*_fit*.py)
WHOLE_GAME := $(foreach part, \
	setup end scoring questions building battle turn warlords powers second_tiles quest conquest production score, \
	$(wildcard tests/rulings/*/test_$(part).py))
# Pages in a browser first: what takes long must not be what is left at the end.
COMPILED := $(BROWSER) tests/web $(filter-out $(SOURCE) tests/web tests/kit tests/__pycache__,$(patsubst %/,%,$(wildcard tests/*/))) \
	tests/golden tests/laws tests/tooling/test_build.py $(WHOLE_GAME)
# Half of the time they wait, for a browser, a bot or a clock: two for each core, and whoever is done takes over from others.
WORKERS ?= $(shell expr 2 \* $$(nproc 2>/dev/null || echo 2))
SIDE_BY_SIDE = -n $(WORKERS) --dist worksteal
# Attacks that come near the database, once more on the other kind.
SHARED := $(foreach part,api bots coach ending replay seats writes,$(wildcard tests/attacks/test_$(part).py))
CODE := $(wildcard src tests scripts bench examples setup.py docs/conf.py)
# Options of `regalia serve` for `make play`, such as SERVE="--port 8001".
SERVE ?=
# `make fuzz` plays this many times the random walks of `make test`, deep counts, the bots' long series, and 2,000 moves over a bad line.
REGALIA_FUZZ ?= 50

export REGALIA_INTERPRETED ?=
# Whatever the shell says, Python keeps what it has compiled: each process of a run would do it again for every test.
export PYTHONDONTWRITEBYTECODE =
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.PHONY: help install setup play test coverage check bench wheel docs research fuzz faults format clean

# What the install is made of; when its sum changes, the project is installed again.
SUM = { echo "$(REGALIA_INTERPRETED)"; \
	find $(wildcard src docs/rules tests setup.py scripts/engine.py scripts/hot_unit.py pyproject.toml constraints.txt README.md) -type f \
	! -path '*/__pycache__/*' ! -path '*.egg-info/*' | LC_ALL=C sort | xargs cksum; } | cksum
IS_COMPILED = $(BIN)/python -I -c "import sys; from importlib.metadata import files; \
	sys.exit(not any(f.match('regalia/core/*.so') for f in files('regalia')))"

help:
	@echo "make play    start the server and print its address"
	@echo "make test    run every test, on the source and on the compiled build"
	@echo "make check   format, lint, types, imports   make coverage   what the tests reach"
	@echo "make bench   measure the speed        make fuzz    play many random games against the laws"
	@echo "make faults  kill, cut and fill everything while 10,000 moves are played, on both databases"
	@echo "make wheel   build a wheel in dist/   make format  format the code"
	@echo "make docs    build the documents in build/docs"
	@echo "make research  run the tests with OpenSpiel, RLlib and sb3-contrib, in an environment of their own"
	@echo "make setup   only build .venv         make clean   remove all that was built"

# Three layers of packages, each pinned by constraints.txt: to play, to compile, to develop. What an interrupted pip leaves half installed
# counts as installed for the next one, so that one installs the whole layer again.
REQUIRE = $(BIN)/python scripts/requirements.py $(1) > .venv/$(1).txt && \
	again=$$(test ! -e .venv/$(1).unfinished || echo --force-reinstall) && touch .venv/$(1).unfinished && \
	$(PIP) install $$again -c constraints.txt -r .venv/$(1).txt && rm .venv/$(1).unfinished && touch $@

.venv/.runtime: constraints.txt pyproject.toml
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null || \
		{ echo "Regalia needs Python 3.11 or newer as $(PYTHON); name another with: make PYTHON=..."; exit 1; }
	@$(PYTHON) -c "import venv, ensurepip" 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments; install its venv module (on Debian: python3-venv)."; exit 1; }
	@echo "Installing what Regalia needs into .venv ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(call REQUIRE,runtime)

.venv/.build: .venv/.runtime
	@$(call REQUIRE,build)

.venv/.tools: .venv/.build
	@echo "Installing the tools into .venv ..."
	@$(call REQUIRE,research)
	@$(call REQUIRE,dev)

# A copy of the project in .venv, compiled where there is a C compiler; what is unchanged is not compiled again.
install: .venv/.build
	@sum=$$($(SUM)); test "$$sum" = "$$(cat .venv/.installed 2>/dev/null)" || { \
		rm -f .venv/.installed; $(BIN)/python setup.py -q build_ext && \
		$(PIP) install --no-build-isolation --no-deps --force-reinstall . && \
		if $(IS_COMPILED); then echo "Regalia is installed, compiled."; \
		else echo "Regalia is installed, interpreted (no C compiler, or REGALIA_INTERPRETED set): same games, slower."; fi && \
		echo "$$sum" > .venv/.installed; }

setup: .venv/.tools install

# What is installed serves; what is not yet compiled serves interpreted, and is compiled beside it.
play: .venv/.runtime
	@if test "$$($(SUM))" = "$$(cat .venv/.installed 2>/dev/null)"; then exec $(BIN)/regalia serve $(SERVE); \
	else exec $(BIN)/python scripts/play.py $(SERVE); fi

# Browser tests need Debian's Chromium, best its headless shell; who may install it gets it, everybody else is told once.
CHROMIUM = { command -v chromium-headless-shell || command -v chromium; } >/dev/null || { \
	test "$$(id -u)" = 0 && command -v apt-get >/dev/null && \
	{ echo "Installing Chromium for the browser tests ..."; apt-get -qq update >/dev/null 2>&1; \
	for name in chromium-headless-shell chromium; do apt-get -qq install -y $$name >/dev/null 2>&1 && break; done; } || \
	echo "There is no chromium here: the browser tests are skipped."; }

test: setup
	@$(CHROMIUM)
	@if $(IS_COMPILED); then \
		echo "The rules, from the source tree, interpreted:"; \
		REGALIA_EXPECT=source REGALIA_LAWS=brief $(PYTEST) -n auto $(SOURCE) $(addprefix --ignore=,$(ONCE)) && \
		echo "Attacks, on PostgreSQL:" && \
		REGALIA_ON=postgresql REGALIA_EXPECT=compiled $(PYTEST) -n auto -o pythonpath="tests scripts" $(SHARED) && \
		echo "Pages in a real browser, servers, commands, laws at every setting and bots, on the installed build, compiled:" && \
		REGALIA_EXPECT=compiled $(PYTEST) $(SIDE_BY_SIDE) -o pythonpath="tests scripts" $(COMPILED); \
	else \
		echo "Everything, from the source tree (the install is interpreted, so no compiled build is tested):"; \
		REGALIA_EXPECT=source $(PYTEST) $(SIDE_BY_SIDE) tests; \
	fi

# Lines and branches of the engine that the tests reach, the browser's apart; COVER names the tests to count.
COVER ?= tests $(addprefix --ignore=,$(BROWSER))
coverage: .venv/.tools
	@mkdir -p build
	@COVERAGE_FILE=build/coverage $(PYTEST) -n auto --no-header --cov --cov-branch --cov-report= $(COVER)
	@for part in core games match; do \
		printf '%-6s ' $$part; COVERAGE_FILE=build/coverage $(BIN)/coverage report --format=total --precision=1 \
			--include="src/regalia/$$part/*"; done
	@echo "Line by line: COVERAGE_FILE=build/coverage $(BIN)/coverage report --skip-covered --show-missing"

check: .venv/.tools
	@$(BIN)/ruff format --quiet --check $(CODE) || \
		{ echo "Some files are not formatted: make format."; exit 1; }
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/mypy --no-error-summary $(filter-out setup.py docs/conf.py,$(CODE))
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo > .venv/lint-imports.log || { cat .venv/lint-imports.log; exit 1; }
	@$(BIN)/python scripts/check_shifts.py
	@$(BIN)/python scripts/markup.py --check
	@echo "Format, lint, types, imports and shifts are in order."

format: .venv/.tools
	@$(BIN)/ruff check --quiet --select I --fix $(CODE)
	@$(BIN)/ruff format --quiet $(CODE)
	@$(BIN)/python scripts/markup.py

bench: install
	@$(BIN)/python bench/run.py

wheel: install
	@rm -rf dist
	@$(PIP) wheel --no-build-isolation --no-deps -w dist .
	@ls dist/*.whl

# The documents as a site; what is wrong with a link, an anchor or a docstring fails the build.
docs: .venv/.tools
	@PYTHONPATH=src $(BIN)/python -m sphinx -q -W --keep-going -c docs -d build/doctrees . build/docs
	@echo "The documents are in build/docs/index.html."

# Libraries that `make test` does without have an environment of their own: RLlib insists on an older Gymnasium than the pinned one.
FACES := build/research
FACE_TESTS := tests/research tests/arena/test_ray.py tests/cli/test_on_ray.py \
	"tests/documents/test_blocks.py::test_every_block_does_what_it_shows[docs/research.md]"
$(FACES)/.ready: constraints.txt pyproject.toml
	@echo "Installing OpenSpiel, RLlib and sb3-contrib into $(FACES); this takes minutes and some gigabytes ..."
	@test -x $(FACES)/bin/python || $(PYTHON) -m venv $(FACES)
	@grep -v '^gymnasium==' constraints.txt > $(FACES)/constraints.txt
	@$(BIN)/python scripts/requirements.py runtime research dev open-spiel rllib learning > $(FACES)/requirements.txt
	@$(FACES)/bin/python -m pip -qq --disable-pip-version-check install -c $(FACES)/constraints.txt -r $(FACES)/requirements.txt
	@touch $@

research: wheel $(FACES)/.ready
	@$(FACES)/bin/python -m pip -qq --disable-pip-version-check install --no-deps --force-reinstall dist/*.whl
	@$(FACES)/bin/python -c "import pyspiel, ray.rllib, sb3_contrib, torch, tree"
	@$(FACES)/bin/python -m pytest -q -rs -o pythonpath="tests scripts" $(FACE_TESTS)

fuzz: setup
	@REGALIA_FUZZ=$(REGALIA_FUZZ) $(PYTEST) -n auto -o pythonpath="tests scripts" tests/laws tests/golden tests/bots tests/web/test_frames.py

# Accidents of every kind while people play, and what was seen: minutes. REGALIA_FAULTS=100000 is the long form.
REGALIA_FAULTS ?= 10000
faults: setup
	@REGALIA_FAULTS=$(REGALIA_FAULTS) $(PYTEST) -o pythonpath="tests scripts" tests/faults

clean:
	@rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
