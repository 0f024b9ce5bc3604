# Every command sets up what is missing first. What is up to date is not built again.
PYTHON := /usr/bin/python3

.PHONY: help setup build run demo test generate bench fuzz kill-test soak mutations clean

help:
	@echo 'make run       build, start the development ad service, play a shopper'\''s session over real HTTP, check what arrived'
	@echo 'make demo      build, start the demo shop for a browser and print its address (PORT=8137)'
	@echo 'make test      build both ways and run every test'
	@echo 'make kill-test kill the host at every write, rename, remove, send and answer of three sessions: is a report lost?'
	@echo 'make soak      a million turns, ten thousand lives of a core, the host for 10 minutes: does anything grow?'
	@echo 'make build     leave libtrestle.so, trestle.h, trestle-host, trestle-dev-server and trestle.wasm in build/, and the JavaScript'
	@echo '               package ready in Bridges/javascript'
	@echo 'make generate  write again what follows from Schemas/'
	@echo 'make bench     a turn beside jansson, the start of the host, a search beside filter and sort, sizes'
	@echo 'make fuzz      fuzz every boundary for SECONDS=30 each'
	@echo 'make mutations plant forty defects in the rules of sessions, zones and actions: which trace or property finds each?'
	@echo 'make clean     remove everything that was built'

setup:
	@Scripts/setup.sh

build: setup
	@Scripts/build.sh

run: build
	@$(PYTHON) Scripts/demo/demo.py

PORT := 8137
demo: build
	@build/trestle-dev-server --demo --port $(PORT)

test: build
	@Scripts/setup.sh --tests
	@Scripts/test.sh

kill-test: build
	@$(PYTHON) Tests/Kill/kill_test.py --seeds 3

soak: build
	@Scripts/setup.sh --tests
	@.venv/bin/python Tests/Outside/soak.py

mutations: setup
	@$(PYTHON) Scripts/mutations.py

generate: setup
	@swift run trestle-gen
	@swift format -i -r Sources/TrestleProtocol/Generated Sources/TrestleHost/Generated

bench: build
	@$(PYTHON) Tests/Benchmarks/bench.py
	@$(PYTHON) Tests/Benchmarks/search/search.py
	@node --expose-gc Bridges/javascript/bench/bench.mjs
	@Scripts/setup.sh --tests
	@.venv/bin/python Bridges/javascript/bench/chromium.py

SECONDS := 30
fuzz: setup
	@$(PYTHON) Tests/Fuzz/fuzz.py --seconds $(SECONDS)

clean:
	rm -rf build .build .build-address .build-embedded .build-fuzz .build-thread .build-wasm .venv Bridges/javascript/prebuilt
