#!/bin/sh
# Nightly, on the machine that leads: full on Sundays, else what changed; then the repository is read back.
set -eu
kind=diff
[ "$(date -u +%u)" = 7 ] && kind=full
pgbackrest --stanza=bandari --type="$kind" backup
pgbackrest --stanza=bandari verify
