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
 * `node drill/reload.ts [DRAIN_SECONDS]` in `packages/stress`: how many requests fail while a shop of two processes restarts and
 * while it reloads, and how long a start takes. Needs the built apps. Ten visitors of the demo shop send 100 requests a second;
 * half of the visitors open a new connection for each request.
 */
const drain = process.argv[2] ?? '5'
const folder = mkdtempSync(join(tmpdir(), 'bandari-reload-'))
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const main = fileURLToPath(import.meta.resolve('@bandari/api/src/main.ts'))
let shop: ChildProcess | undefined

async function start(): Promise<number> {
  const started = performance.now()
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
  const isOk = async (path: string) => (await fetch(origin + path).catch(() => null))?.ok === true
  while (!(await isOk('/'))) await requireAlive(shop)
  const firstAnswerMs = performance.now() - started
  while (!(await isOk('/readyz'))) await requireAlive(shop)
  console.log(
    `| start: first page, ready | ${seconds(firstAnswerMs)}, ${seconds(performance.now() - started)} | | processor time per process: ${processorTimes()} | |`,
  )
  return firstAnswerMs
}

/** User and system time so far: of the main process, then of each serving process. */
function processorTimes(): string {
  return [String(shop?.pid), ...servingPids()]
    .map((pid) => {
      const [user = 0, system = 0] =
        readProc(pid, 'stat').split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? []
      return seconds((user + system) * 10)
    })
    .join(', ')
}

async function requireAlive({ exitCode }: ChildProcess) {
  if (exitCode !== null) throw new Error('The shop has ended')
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

/** The serving processes. The database is a child of the same process, and is left out. */
function servingPids(): string[] {
  const pid = shop?.pid ?? 0
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.filter((child) => readProc(child, 'cmdline').includes(main))
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process has just ended.
    return ''
  }
}

async function reload() {
  const before = servingPids()
  shop?.kill('SIGUSR2')
  const isReloaded = (now: string[]) => now.length === 2 && !now.some((pid) => before.includes(pid))
  while (!isReloaded(servingPids())) await sleep(50)
}

const paths = ['/', '/api/options/', '/api/vehicles/', '/details/1', '/readyz']

/** Ten visitors send ten requests a second each, without retries, before, during and after the action. */
async function measureDuring(label: string, run: () => Promise<unknown>) {
  const stopped = new AbortController()
  let sent = 0
  let unready = 0
  const failedAt: number[] = []
  const reasons = new Map<string, number>()
  const visitor = async (n: number) => {
    const path = paths[n % paths.length] ?? '/'
    const headers: Record<string, string> = n % 2 === 0 ? { connection: 'close' } : {}
    const sendRequest = async () => {
      const answer = await fetch(origin + path, { headers }).catch((error: Error) => error)
      sent += 1
      if (!(answer instanceof Error)) await answer.arrayBuffer().catch(() => null)
      if (!(answer instanceof Error) && answer.ok) return
      // An answer, too: a load balancer then uses another server.
      if (!(answer instanceof Error) && path === '/readyz') {
        unready += 1
        return
      }
      failedAt.push(performance.now())
      const reason = answer instanceof Error ? errorCode(answer) : String(answer.status)
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
    while (!stopped.signal.aborted) await Promise.all([sendRequest(), sleep(100)])
  }
  const visitors = Promise.all(Array.from({ length: 10 }, (_, n) => visitor(n)))
  await sleep(1000)
  const started = performance.now()
  await run()
  const duration = performance.now() - started
  await sleep(1000)
  stopped.abort()
  await visitors
  const gap = failedAt.length === 0 ? 0 : (failedAt.at(-1) ?? 0) - (failedAt[0] ?? 0)
  const summary = [...reasons].map(([status, count]) => `${status} ${count}`).join(', ')
  console.log(
    `| ${label} | ${seconds(duration)} | ${failedAt.length} of ${sent}, over ${seconds(gap)} | ${summary} | ${unready} |`,
  )
}

const errorCode = (error: Error) => (error.cause as { code?: string })?.code ?? error.message
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

try {
  console.log(
    '| Action | Takes | Failed | Why | /readyz not ready |\n| --- | --- | --- | --- | --- |',
  )
  await start()
  await measureDuring('a restart', restart)
  await measureDuring('a reload', reload)
  await measureDuring('another reload', reload)
} finally {
  await end()
  rmSync(folder, { recursive: true, force: true })
}
