#!/usr/bin/env bash
# Fails when the committed wire types or wire hash are not what the C++ types give today.
set -euo pipefail
cd "$(dirname "$0")/.."
exec "${PALETTE_BUILD:-build}/emit_ts" . --check
