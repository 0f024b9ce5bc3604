#!/usr/bin/env bash
# Installs what building needs on Debian 12 and is missing; with --tests also what the tests alone need. Silent and quick when
# nothing is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

tests=${1:-}

say() { echo "setup: $*" >&2; }

# command or file that shows a package is there   package
needs='
/usr/include/jansson.h                                        libjansson-dev
/usr/include/microhttpd.h                                     libmicrohttpd-dev
/usr/include/sqlite3.h                                        libsqlite3-dev
/usr/include/*/curl/curl.h                                    libcurl4-openssl-dev
/usr/lib/*/libcurl.so.4                                       libcurl4
/usr/include/*/sys/types.h                                    libc6-dev
/usr/lib/wasm32-wasi/libc.a                                   wasi-libc
/usr/lib/llvm-14/lib/clang/14*/lib/wasi/libclang_rt.*-wasm32.a  libclang-rt-14-dev-wasm32
/usr/lib/python3/dist-packages/jsonschema/__init__.py         python3-jsonschema
/usr/bin/python3                                              python3
/usr/lib/python3*/ensurepip/__init__.py                       python3-venv
pkg-config                                                    pkg-config
wasm-opt                                                      binaryen
dpkg-source                                                   dpkg-dev
valgrind                                                      valgrind
node                                                          nodejs
gcc                                                           gcc
g++                                                           g++
make                                                          make
'

# The headers lie beside node, wherever that was installed from.
node=$(readlink -f "$(command -v node || echo /usr/bin/node)")
headers=$(dirname "$(dirname "$node")")/include/node/node_api.h
[ -e "$headers" ] || headers=/usr/include/node/node_api.h

[ "$tests" != --tests ] || needs+="
tsc                                                           node-typescript
javac                                                         default-jdk-headless
chromium                                                      chromium
/usr/share/i18n/charmaps/UTF-8.gz                             locales
/usr/share/fonts/opentype/inter/Inter-Regular.*               fonts-inter
$headers                                                      libnode-dev
"

missing=()
while read -r sign package; do
  [ -n "$sign" ] || continue
  case $sign in
    /*) compgen -G "$sign" >/dev/null || missing+=("$package") ;;
    *) command -v "$sign" >/dev/null || missing+=("$package") ;;
  esac
done <<<"$needs"

if ! command -v swift >/dev/null; then
  say "swift is not installed; Trestle needs Swift 6.3 or later: https://www.swift.org/install/linux/"
  exit 1
fi

python_packages() {
  [ "$tests" = --tests ] || return 0
  # Python's own packages of the project, and Debian's jsonschema through the system's folder.
  cmp -s Scripts/requirements.txt .venv/requirements.txt && return
  say "installing Python packages into .venv"
  /usr/bin/python3 -m venv --system-site-packages .venv
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -r Scripts/requirements.txt
  cp Scripts/requirements.txt .venv/requirements.txt
}

[ ${#missing[@]} -gt 0 ] || { python_packages; exit 0; }

if ! command -v apt-get >/dev/null; then
  say "these Debian packages are missing and apt-get is not here to install them: ${missing[*]}"
  exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! sudo -n true 2>/dev/null && ! { [ -t 0 ] && command -v sudo >/dev/null; }; then
    say "these Debian packages are missing; install them as root and try again: apt-get install ${missing[*]}"
    exit 1
  fi
  as_root=(sudo)
fi

say "installing ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
install() {
  # Behind sudo, which passes no variables on: a package that asks would wait for an answer that nobody is shown the question of.
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" >"$log" 2>&1
}
# The package lists of a machine may be old or missing; fetch them only then.
install || { "${as_root[@]}" apt-get update >"$log" 2>&1 && install; } || {
  tail -n 20 "$log" >&2
  say "could not install: ${missing[*]}"
  exit 1
}
python_packages
