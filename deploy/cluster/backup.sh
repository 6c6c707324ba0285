#!/bin/sh
# Run nightly on the primary's machine: a full backup on Sundays, otherwise a differential one; then verifies the repository.
set -eu
kind=diff
[ "$(date -u +%u)" = 7 ] && kind=full
pgbackrest --stanza=bandari --type="$kind" backup
pgbackrest --stanza=bandari verify
