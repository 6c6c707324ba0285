import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../test/helpers/shop-process.ts'

/** `npm start` in a clone of the committed files, ended at each step of a first start and of the next one. */

const repository = fileURLToPath(new URL('../../../', import.meta.url))

let folder: string
let clone: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandari-clone-'))
  clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, clone])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let npm: ChildProcess | undefined
afterEach(() => npm?.kill('SIGKILL'))

/** Every process that runs in the clone's folder or names it: the scripts, pnpm, vite, the shop, PostgreSQL. */
function processesOfClone(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return []
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      const isOurs = command.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
      return isOurs ? [`${pid} ${command}`] : []
    } catch {
      // The process has ended meanwhile.
      return []
    }
  })
}

async function start(until: RegExp, command = ['npm', 'start']) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A session of its own, as a terminal or a service manager creates.
    detached: true,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      npm_lifecycle_event: undefined,
      NODE_ENV: undefined,
    },
  })
  npm = child
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += String(chunk)))
  while (!until.test(output)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${output}`)
    await sleep(50)
  }
  return { child, output: () => output }
}

async function waitUntilNoneIsLeft() {
  const started = performance.now()
  await vi.waitFor(() => expect(processesOfClone()).toEqual([]), { timeout: 20_000, interval: 50 })
  return (performance.now() - started) / 1000
}

const script = [process.execPath, 'apps/api/scripts/start.mjs']
const ready = /Ready after/

// In the order of a first start: each run continues where the previous one was ended.
it.each([
  ['SIGTERM', 'npm', /Installing/, ['npm', 'start']],
  ['SIGINT', 'the script', /Installing/, script],
  ['SIGTERM', 'npm', /Building/, ['npm', 'start']],
  ['SIGHUP', 'the script', /Building/, script],
  ['SIGTERM', 'npm', /Starting the database/, ['npm', 'start']],
  ['SIGINT', 'the script', /Filling/, script],
  ['SIGTERM', 'npm', /Filling/, ['npm', 'start']],
  ['SIGKILL', 'npm', /Filling/, ['npm', 'start']],
  ['SIGTERM', 'npm', ready, ['npm', 'start']],
  ['SIGTERM', 'the script', ready, script],
  ['SIGINT', 'the script', ready, script],
  ['SIGHUP', 'the script', ready, script],
  ['SIGHUP', 'npm', ready, ['npm', 'start']],
  ['SIGKILL', 'npm', ready, ['npm', 'start']],
  ['SIGKILL', 'the script', ready, script],
] as const)(
  '%s to %s ends everything after %s',
  async (signal, _who, until, command) => {
    const { child, output } = await start(until, [...command])
    child.kill(signal)
    const seconds = await waitUntilNoneIsLeft()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    // About three seconds on an idle machine.
    expect(seconds).toBeLessThan(10)
    // A process may lose the database before it ends and log a warning; log lines begin with a brace.
    expect(output()).not.toMatch(/could not|^\s*\w*Error|"level":[56]0/m)
  },
  300_000,
)

it('Ctrl-C reaches the shop once, which ends in order', async () => {
  const { child, output } = await start(ready)
  // A terminal sends SIGINT to its whole foreground group.
  process.kill(-(child.pid ?? 0), 'SIGINT')
  await waitUntilNoneIsLeft()
  expect(output()).not.toMatch(/Error|"level":[56]0/)
  const owner = join(folder, 'data/postgres/cluster/postmaster.pid')
  expect(existsSync(owner)).toBe(false)
  const log = readFileSync(join(folder, 'data/postgres/server.log'), 'utf8')
  expect(log.trimEnd().split('\n').at(-1)).toMatch(/database system is shut down/)
}, 300_000)
