"""as-init.py PROGRAM ARGUMENT…: runs a program and, as a machine's first process does, waits at once for whatever loses its
parent. A server that was killed is one that runs to Patroni until somebody has, and the first process of some containers
takes two seconds for it. Python, because Patroni brings it, and Node cannot ask the system for this."""

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
    # What kills this process is meant for the program.
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    os.execvp(sys.argv[1], sys.argv[1:])
for number in (signal.SIGTERM, signal.SIGINT):
    signal.signal(number, lambda given, _: os.kill(child, given))
while True:
    ended, status = os.wait()
    if ended == child:
        sys.exit(abs(os.waitstatus_to_exitcode(status)))
