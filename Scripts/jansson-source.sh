#!/usr/bin/env bash
# Fetches Debian's source of jansson into the folder given: WebAssembly has no package of it.
# The package lists come from this machine's own sources, read as source lists in a private apt configuration.
set -euo pipefail

folder=$1
[ ! -f "$folder/src/jansson.h" ] || exit 0

apt=$(mktemp -d)
trap 'rm -rf "$apt"' EXIT
mkdir -p "$apt/parts" "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/source"

debian=/etc/apt/sources.list.d/debian.sources
if [ -f "$debian" ]; then
  sed 's/^Types:.*/Types: deb-src/' "$debian" >"$apt/parts/debian.sources"
elif grep -q '^deb ' /etc/apt/sources.list 2>/dev/null; then
  sed -n 's/^deb /deb-src /p' /etc/apt/sources.list >"$apt/parts/debian.list"
else
  echo "deb-src http://deb.debian.org/debian bookworm main" >"$apt/parts/debian.list"
fi

private() {
  apt-get -qq -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$apt/parts" -o Dir::State::Lists="$apt/lists" \
    -o Dir::Cache="$apt/cache" -o APT::Sandbox::User="$(id -un)" "$@"
}

if ! (cd "$apt/source" && private update && private source jansson) >"$apt/log" 2>&1; then
  tail -n 20 "$apt/log" >&2
  echo "jansson-source: could not fetch the source of jansson from Debian" >&2
  exit 1
fi
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
mv "$apt"/source/jansson-*/ "$folder"
