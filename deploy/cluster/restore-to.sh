#!/bin/sh
# Restores the database to a point in time: restore-to.sh '2026-11-25 02:00:00+00'. Run it on the future primary's machine, after
# `patronictl pause` and with Patroni stopped on all machines; afterwards rebuild the other two with `patronictl reinit`.
set -eu
moment=${1:?a time with its zone}
pgbackrest --stanza=bandari --delta --type=time --target="$moment" --target-action=promote restore
