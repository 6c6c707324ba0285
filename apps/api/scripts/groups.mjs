// Commands that end with this process: each leads a process group, which is ended whole.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Ends a group when its own input ends: because the group is to end, because its leader has ended and may have left
 * something behind, or because this process has gone, in whatever way. A command has a second and a half to end in order
 * before it is killed; a database takes some tenths of that.
 */
const guard = `
  read -r _
  kill -s TERM -- "-$1" || exit
  for _ in 1 2 3 4 5; do
    sleep 0.3
    kill -s 0 -- "-$1" || exit
  done
  kill -s KILL -- "-$1"
`

const running = new Set()
let areEnding = false

/** Starts a command. A terminal's signals do not reach it, only ours. */
export function spawnGroup(command, args, options, { endsRest = true } = {}) {
  const child = spawn(command, args, { ...options, detached: true })
  if (child.pid === undefined) return child
  const shell = spawn('sh', ['-c', guard, 'sh', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const group = {
    end: () => shell.stdin.end(),
    ended: Promise.all([once(child, 'exit'), once(shell, 'exit')]),
  }
  running.add(group)
  if (endsRest) child.on('exit', group.end)
  void group.ended.then(() => running.delete(group))
  return child
}

/** Until all have ended. */
export async function endGroups() {
  areEnding = true
  const groups = [...running]
  for (const { end } of groups) end()
  await Promise.all(groups.map(({ ended }) => ended))
}

/** Runs a command; what it says is read by people only when it fails. */
export async function runQuietly(command, args, options) {
  const child = spawnGroup(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const [code] = await once(child, 'close')
  // We ended it, and are about to go ourselves: nothing that waits for it is to go on, or to call that a failure.
  if (areEnding) await new Promise(() => {})
  if (code !== 0) throw new CommandError(`${[command, ...args].join(' ')}\n\n${said.trim()}`)
}

/** A command has failed, and this is what it said. */
export class CommandError extends Error {}

const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/**
 * Calls `end` with the code to exit with, each time that this process is told to end: by a signal, by a terminal that is
 * closed, or because npm, which started it, has gone without a word.
 */
export function whenTold(end) {
  for (const [signal, number] of Object.entries(numbers))
    process.on(signal, () => void end(128 + number))
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => {
      // Nobody reads on: the terminal is closed, which a signal tells.
    })
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    void end(128 + numbers.SIGHUP)
  }, 300)
  watch.unref()
}
