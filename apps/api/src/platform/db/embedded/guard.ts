import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { EmbeddedPaths } from './paths.ts'

/**
 * Its input ends when the process that holds the other end of the pipe is over, in whatever way. A shop that is started
 * again at once takes the server over; otherwise SIGINT, PostgreSQL's fast shutdown, ends it, once nobody is written down as
 * its owner any more. The files say whether the number is still the server's, and whether somebody owns it.
 */
const script = `
  read -r _
  sleep 1
  read -r owner < "$3" && [ "$owner" != "$4" ] && kill -0 "$owner" && exit
  : > "$3"
  read -r pid < "$2" && [ "$pid" = "$1" ] && kill -INT "$1"
`

const guards = new Map<string, ChildProcess>()

/**
 * Has a server end when this process does, also when it is killed or fails while it starts. A server is a process of its
 * own session, which no terminal and no process group ends.
 */
export function guardServer(pid: number, paths: EmbeddedPaths) {
  dismissGuard(paths)
  const { cluster, ownerFile } = paths
  const files = [join(cluster, 'postmaster.pid'), ownerFile]
  const args = ['-c', script, 'sh', String(pid), ...files, String(process.pid)]
  const child = spawn('/bin/sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.on('error', () => {
    // Without a shell a killed process leaves its server to the next one that starts.
  })
  child.unref()
  // Nor does the pipe keep this process from ending.
  const input = child.stdin as Socket
  input.on('error', () => {
    // The guard was killed itself.
  })
  input.unref()
  guards.set(cluster, child)
}

/** The server has ended, or is another process's. */
export function dismissGuard({ cluster }: EmbeddedPaths) {
  guards.get(cluster)?.kill('SIGKILL')
  guards.delete(cluster)
}
