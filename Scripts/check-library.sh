#!/usr/bin/env bash
# Checks what ships: six symbols, nothing of Swift to bring along, small, no imports, one version.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0
complain() { echo "check-library: $*"; failed=1; }

library=build/libtrestle.so
symbols=$(nm -D --defined-only "$library" | awk '{print $3}' | sort | tr '\n' ' ')
expected=$(sed -n 's/^[a-z].*[ *]\(trestle_[a-z_]*\)(.*/\1/p' build/trestle.h | sort | tr '\n' ' ')
[ "$symbols" = "$expected" ] || complain "$library exports $symbols, trestle.h declares $expected"
[ "$(wc -w <<<"$expected")" -eq 6 ] || complain "trestle.h declares $(wc -w <<<"$expected") functions, not six"
needed=$(readelf -d "$library" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort | tr '\n' ' ')
case $needed in
  'libc.so.6 libjansson.so.4 ' | 'ld-linux-x86-64.so.2 libc.so.6 libjansson.so.4 ' | 'ld-linux-aarch64.so.1 libc.so.6 libjansson.so.4 ') ;;
  *) complain "$library needs $needed" ;;
esac
for language in 'c -std=c99' 'c++ -std=c++11'; do
  # shellcheck disable=SC2086
  gcc -x $language -pedantic -Wall -Wextra -Werror -fsyntax-only build/trestle.h || complain "trestle.h is no ${language%% *}"
done
# Design bar: 1 MB, half of the smallest peer.
size=$(stat -c %s "$library")
[ "$size" -le 1000000 ] || complain "$library has $size bytes, more than 1,000,000"
# Design bar: 250 KB gzipped.
packed=$(gzip -9c build/trestle.wasm | wc -c)
[ "$packed" -le 250000 ] || complain "trestle.wasm has $packed bytes gzipped, more than 250,000"
# The core knows its version; others that carry one were written by hand.
version=$(build/trestle-host --version | cut -d ' ' -f 2)
[ "$(build/trestle-dev-server --version)" = "trestle-dev-server $version" ] || complain "trestle-dev-server is not of $version"
grep -q "\"version\": \"$version\"" Bridges/javascript/package.json || complain "Bridges/javascript/package.json is not of $version"
grep -q "^## $version " CHANGELOG.md || complain "CHANGELOG.md does not know $version"
echo "check-library: libtrestle.so $size bytes, trestle.wasm $(stat -c %s build/trestle.wasm) bytes ($packed gzipped)"
exit $failed
