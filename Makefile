# `make play` and `make test` are all a newcomer needs; every target builds its own .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help play kiosk test rules-changed conformance mutants bench lint bundle locale clean

help:
	@echo "make play         start Heroes Desktop"
	@echo "make kiosk        a screen in public (docs/kiosk.md)"
	@echo "make test         run the tests"
	@echo "make test GAME=…  only the tests of one game, for example GAME=heldentaufe"
	@echo "make rules-changed GAME=…  after a changed card or rule: version, saves, golden matches"
	@echo "make lint         style, types and import contracts"
	@echo "make conformance  the long run of the conformance kit"
	@echo "make mutants GAME=…  put faults into a game's rules and count those its tests find"
	@echo "make bench        measure the engine against known ones"
	@echo "make bundle       build a folder that runs without Python"
	@echo "make locale       build the catalogues and say what has no translation"

play: $(VENV)/.ready
	@$(BIN)/python -m heroes_desktop

kiosk: $(VENV)/.ready
	@$(BIN)/python -m heroes_desktop kiosk $(ARGS)

test: $(VENV)/.ready-dev
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not conformance" $(if $(GAME),--game $(GAME)) $(ARGS)

conformance: $(VENV)/.ready-dev
	$(BIN)/python -m pytest -n auto --dist worksteal -m conformance $(if $(GAME),--game $(GAME)) $(ARGS)

lint: $(VENV)/.ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

rules-changed: $(VENV)/.ready-dev
	@test -n "$(GAME)" || { echo "Which game? For example: make rules-changed GAME=heldentaufe" >&2; exit 2; }
	@$(BIN)/python -m tests.conformance.rules_changed $(GAME)

locale: $(VENV)/.ready-dev
	$(BIN)/python -m heroes_desktop.locale.build
	$(BIN)/python -m heroes_desktop.locale.build --check

mutants: $(VENV)/.ready-dev
	@test -n "$(GAME)" || { echo "Which game? For example: make mutants GAME=heldentaufe" >&2; exit 2; }
	@$(BIN)/python -m tests.mutants $(GAME) $(ARGS)

bench: $(VENV)/.ready-bench
	$(BIN)/python -m tests.bench $(ARGS)

bundle: $(VENV)/.ready-bundle
	$(BIN)/python packaging/build.py

clean:
	rm -rf $(VENV) .test_art build dist packaging/build packaging/dist

# One stamp for each set of dependencies, so that a second run starts at once.

$(VENV)/.ready: pyproject.toml $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

$(VENV)/.ready-%: pyproject.toml $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[$*]"
	@touch $@ $(VENV)/.ready

# Where Python comes without ensurepip (Debian without python3-venv) the installed pip steps in.
$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Heroes Desktop needs Python 3.11 or newer (try: make PYTHON=python3.12)." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 \
		|| { $(PYTHON) -m venv --clear --without-pip $(VENV) >/dev/null 2>&1 \
			&& $(PYTHON) -m pip --quiet --python $(VENV)/bin/python install pip; } \
		|| { rm -rf $(VENV); \
			echo "No virtual environment could be made; install pip or python3-venv and try again." >&2; exit 1; }
