// Commands that end with this process. Each leads a process group, which is ended as a whole.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Ends a process group when its standard input closes: on request, when the group's leader has exited and may have left
 * processes behind, or when this process has ended in any way. A command has 1.5 seconds to end in order before it is killed; a
 * database needs a few tenths of that.
 */
const guardScript = `
  read -r _
  kill -s TERM -- "-$1" || exit
  for _ in 1 2 3 4 5; do
    sleep 0.3
    kill -s 0 -- "-$1" || exit
  done
  kill -s KILL -- "-$1"
`

const running = new Set()
let isEnding = false

/** Starts a command in a process group of its own: signals of a terminal do not reach it, only ours. */
export function spawnGroup(command, args, options, { endsGroup = true } = {}) {
  const child = spawn(command, args, { ...options, detached: true })
  if (child.pid === undefined) return child
  const shell = spawn('sh', ['-c', guardScript, 'sh', String(child.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const group = {
    end: () => shell.stdin.end(),
    ended: Promise.all([once(child, 'exit'), once(shell, 'exit')]),
  }
  running.add(group)
  if (endsGroup) child.on('exit', group.end)
  void group.ended.then(() => running.delete(group))
  return child
}

/** Ends all groups and waits for them. */
export async function endGroups() {
  isEnding = true
  const groups = [...running]
  for (const { end } of groups) end()
  await Promise.all(groups.map(({ ended }) => ended))
}

/** Runs a command and shows its output only when it fails. */
export async function runQuietly(command, args, options) {
  const child = spawnGroup(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  // `endGroups` ended the command and this process exits next: never resolve, so that no caller continues or reports a failure.
  if (isEnding) await new Promise(() => {})
  if (code !== 0) throw new CommandError(`${[command, ...args].join(' ')}\n\n${output.trim()}`)
}

/** A command failed; the message holds its output. */
export class CommandError extends Error {}

const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }

/**
 * Calls `end` with the exit code each time that this process should end: after a signal, after its terminal is closed, or
 * because npm, which started it, has died.
 */
export function onTermination(end) {
  for (const [signal, number] of Object.entries(numbers))
    process.on(signal, () => void end(128 + number))
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', () => {
      // The terminal is closed; a signal reports that, too.
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
