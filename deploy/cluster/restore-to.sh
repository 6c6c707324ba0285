#!/bin/sh
# The database as it was at a moment: restore-to.sh '2026-11-25 02:00:00+00'. On the machine that is to lead, with Patroni
# stopped on all of them (patronictl pause first); afterwards the other two are made anew by patronictl reinit.
set -eu
moment=${1:?when, with its zone}
pgbackrest --stanza=bandari --delta --type=time --target="$moment" --target-action=promote restore
