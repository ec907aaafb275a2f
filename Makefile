# Everything lives in .venv; `make play` and `make test` set it up by themselves.
PYTHON ?= python3
BIN := .venv/bin
# A file of tests stays together, so that what its tests share is made once; tests/conftest.py says which come first.
PYTEST := $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder
# Some machines forbid byte code, and then each of the hundreds of processes of the tests would compile all modules anew.
export PYTHONDONTWRITEBYTECODE :=
BUILT_FROM := pyproject.toml setup.py $(wildcard src/mindbug/engine/*.py src/mindbug/search/*.py)

.PHONY: play test quick trust lint docs lock audit bench screenshots statistics chromium postgres clean

# The engine is optimised in the background, once; it ends by itself. Ctrl-C is how one leaves the table.
play: .venv/.installed
	@$(PYTHON) -m tools.optimise < /dev/null > /dev/null 2>&1 & \
	trap : INT; $(BIN)/mindbug play || test $$? = 130

# Everything, the linters included.
test:
	@$(MAKE) --no-print-directory -j2 .venv/.installed-dev chromium postgres
	$(BIN)/mindbug version
	$(PYTEST)

# For every day: less than a minute, without servers, browsers and linters, and with smaller samples.
quick: .venv/.installed-dev
	$(PYTEST) --quick -q

# Whether the tests can be trusted: all of them ROUNDS times, and which ever failed.
ROUNDS ?= 10
trust: .venv/.installed-dev chromium postgres
	$(BIN)/python -m tools.repeat_tests $(ROUNDS) $(PYTEST)

lint: .venv/.installed-dev
	$(BIN)/ruff check .
	$(BIN)/mypy

# docs/reference.md, from the docstrings; a test says when it is no longer what the source says.
docs: .venv/.installed-dev
	$(BIN)/python -m tools.reference

bench: .venv/.installed-dev
	$(BIN)/python -m benchmarks

# The main states of every page, in three languages, for a desk and a phone, into screenshots/; films of what happens too.
screenshots: .venv/.installed-dev chromium
	$(BIN)/python -m tools.screenshots
	$(BIN)/python -m tools.filmstrips

# The packages of a server with their hashes (uv finds them for all systems), and the list of its parts.
lock: .venv/.installed-dev
	$(BIN)/python -m pip install -q uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header \
		--extra web --extra postgres --no-emit-package mindbug -q pyproject.toml -o deploy/requirements.lock
	$(BIN)/python -m tools.parts

# Known weaknesses of these packages, where the package index offers that.
audit: .venv/.installed-dev
	$(BIN)/python -m pip install -q pip-audit
	@$(BIN)/pip-audit --strict --require-hashes --disable-pip -r deploy/requirements.lock || { \
		echo "Audit: there are weaknesses, or not every package could be looked up (above)." ; \
		echo "       'not found on PyPI' means that this package index knows no weaknesses: ask where PyPI can be reached." ; \
		exit 1 ; }

# What the pages say about how cards do: 20,000 games per set, about 20 minutes on one core.
statistics: .venv/.installed-dev
	$(BIN)/python -m tools.card_statistics

# For the tests of the page; without it they say why they are skipped, and in CI they fail.
chromium:
	@command -v chromium-headless-shell > /dev/null || { test "$$(id -u)" = 0 && command -v apt-get > /dev/null \
		&& apt-get update -qq && apt-get install -y -qq chromium-headless-shell > /dev/null; } \
		|| command -v chromium > /dev/null \
		|| echo "no Chromium here and none could be installed: the tests of the page will be skipped"

# For the tests of several nodes; they start a server of their own, in a temporary folder and never as root.
# After Chromium, because two apt-gets at once lock each other out.
postgres: | chromium
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 \
		|| { test "$$(id -u)" = 0 && command -v apt-get > /dev/null && apt-get update -qq \
		&& apt-get install -y -qq --no-install-recommends postgresql > /dev/null; } \
		|| echo "no PostgreSQL here and none could be installed: the tests of several nodes will be skipped"

clean:
	rm -rf .venv build dist src/mindbug.egg-info
	find src -name '*.so' -delete

.venv/.installed: $(BUILT_FROM)
	@$(PYTHON) -m tools.set_up web
	@touch $@

.venv/.installed-dev: $(BUILT_FROM)
	@$(PYTHON) -m tools.set_up dev
	@touch .venv/.installed $@
