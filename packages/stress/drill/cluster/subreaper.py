"""subreaper.py PROGRAM ARGUMENT…: runs a program and reaps orphaned processes at once, as init does. Patroni takes a killed
server for a running one until it is reaped, and the first process of some containers needs two seconds for that. Written in
Python, because Patroni needs Python anyway and Node has no call for prctl(2)."""

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36

prctl = ctypes.CDLL(None).prctl
prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
child = os.fork()
if child == 0:
    # When this process is killed, the program is killed, too.
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    os.execvp(sys.argv[1], sys.argv[1:])
for number in (signal.SIGTERM, signal.SIGINT):
    signal.signal(number, lambda given, _: os.kill(child, given))
while True:
    ended, status = os.wait()
    if ended == child:
        sys.exit(abs(os.waitstatus_to_exitcode(status)))
