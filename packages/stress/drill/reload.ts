import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import lowMemory from '@bandari/api/src/platform/processes/low-memory.json' with { type: 'json' }
import { freePort } from '@bandari/api/test/helpers/shop-process.ts'

/**
 * `node drill/reload.ts [seconds of DRAIN_SECONDS]` in `packages/stress`: how many requests nobody answers while a shop of two
 * processes is restarted, and while it is reloaded, and how long a start takes. The demo shop, the apps built; 100 requests a
 * second of ten visitors, half of whom open a connection for each.
 */
const drain = process.argv[2] ?? '5'
const folder = mkdtempSync(join(tmpdir(), 'bandari-reload-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const main = fileURLToPath(import.meta.resolve('@bandari/api/src/main.ts'))
let shop: ChildProcess | undefined

async function start(): Promise<number> {
  const began = performance.now()
  shop = spawn(process.execPath, [...lowMemory.flags, main], {
    env: {
      ...process.env,
      ...lowMemory.environment,
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      DATA_DIR: folder,
      PORT: String(port),
      WORKERS: '2',
      RATE_LIMITS: 'false',
      DRAIN_SECONDS: drain,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = async (path: string) =>
    (await fetch(origin + path).catch(() => null))?.ok === true
  while (!(await answers('/'))) await demandAlive(shop)
  const answered = performance.now() - began
  while (!(await answers('/readyz'))) await demandAlive(shop)
  console.log(
    `| a start: its first page, ready | ${seconds(answered)}, ${seconds(performance.now() - began)} | | processor of each process: ${spent()} | |`,
  )
  return answered
}

/** User and system time so far, of the first process and of those that answer. */
function spent(): string {
  return [String(shop?.pid), ...answering()]
    .map((pid) => {
      const [user = 0, system = 0] =
        of(pid, 'stat').split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? []
      return seconds((user + system) * 10)
    })
    .join(', ')
}

async function demandAlive({ exitCode }: ChildProcess) {
  if (exitCode !== null) throw new Error('the shop has ended')
  await sleep(20)
}

async function end() {
  if (shop === undefined || shop.exitCode !== null) return
  shop.kill('SIGTERM')
  await once(shop, 'exit')
}

async function restart() {
  await end()
  await start()
}

/** The processes that answer; the database is a child of the same process. */
function answering(): string[] {
  const pid = shop?.pid ?? 0
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.filter((child) => of(child, 'cmdline').includes(main))
}

function of(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // It has just ended.
    return ''
  }
}

async function reload() {
  const before = answering()
  shop?.kill('SIGUSR2')
  const isOver = (now: string[]) => now.length === 2 && !now.some((pid) => before.includes(pid))
  while (!isOver(answering())) await sleep(50)
}

const paths = ['/', '/api/options/', '/api/vehicles/', '/details/1', '/readyz']

/** Asks ten times a second in each of ten lanes; nobody asks twice. */
async function under(what: string, act: () => Promise<unknown>) {
  const over = new AbortController()
  let asked = 0
  let unready = 0
  const refused: number[] = []
  const said = new Map<string, number>()
  const lane = async (n: number) => {
    const path = paths[n % paths.length] ?? '/'
    const headers: Record<string, string> = n % 2 === 0 ? { connection: 'close' } : {}
    const ask = async () => {
      const answer = await fetch(origin + path, { headers }).catch((error: Error) => error)
      asked += 1
      if (!(answer instanceof Error)) await answer.arrayBuffer().catch(() => null)
      if (!(answer instanceof Error) && answer.ok) return
      // It is answered; a balancer would look elsewhere.
      if (!(answer instanceof Error) && path === '/readyz') {
        unready += 1
        return
      }
      refused.push(performance.now())
      const why = answer instanceof Error ? codeOf(answer) : String(answer.status)
      said.set(why, (said.get(why) ?? 0) + 1)
    }
    while (!over.signal.aborted) await Promise.all([ask(), sleep(100)])
  }
  const lanes = Promise.all(Array.from({ length: 10 }, (_, n) => lane(n)))
  await sleep(1000)
  const began = performance.now()
  await act()
  const took = performance.now() - began
  await sleep(1000)
  over.abort()
  await lanes
  const gap = refused.length === 0 ? 0 : (refused.at(-1) ?? 0) - (refused[0] ?? 0)
  const why = [...said].map(([status, count]) => `${status} ${count}`).join(', ')
  console.log(
    `| ${what} | ${seconds(took)} | ${refused.length} of ${asked}, over ${seconds(gap)} | ${why} | ${unready} |`,
  )
}

const codeOf = (error: Error) => (error.cause as { code?: string })?.code ?? error.message
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

try {
  console.log('| What | Takes | Refused | Why | /readyz says no |\n| --- | --- | --- | --- | --- |')
  await start()
  await under('a restart', restart)
  await under('a reload', reload)
  await under('another reload', reload)
} finally {
  await end()
  rmSync(folder, { recursive: true, force: true })
}
