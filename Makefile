# Everything lives in .venv; `make play` and `make test` set it up by themselves.
PYTHON ?= python3
BIN := .venv/bin
BUILT_FROM := pyproject.toml setup.py $(wildcard src/mindbug/engine/*.py src/mindbug/players/*.py)

.PHONY: play test lint bench clean

play: .venv/.installed
	$(BIN)/mindbug play

test: .venv/.installed-dev lint
	$(BIN)/mindbug version
	$(BIN)/mindbug check
	$(BIN)/python -m pytest -n auto

lint: .venv/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: .venv/.installed-dev
	$(BIN)/python -m benchmarks

clean:
	rm -rf .venv build src/mindbug.egg-info src/*.so src/mindbug/engine/*.so src/mindbug/players/*.so

.venv/.installed: $(BUILT_FROM)
	$(call install,.[web])
	touch $@

.venv/.installed-dev: $(BUILT_FROM)
	$(call install,.[dev])
	touch .venv/.installed $@

# Old compiled files go first: where no compiler is, they would hide the newer Python.
define install
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	rm -f src/*.so src/mindbug/engine/*.so src/mindbug/players/*.so
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e "$(1)"
endef
