import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The shop under attack, in a process of its own. */
export interface Shop {
  origin: string
  /** Longest delay of its event loop since the previous call, in milliseconds. */
  longestPause: () => Promise<number>
  /** Resident memory of its process and its workers, in MB. */
  memory: () => number
  /** Its signal or exit code; null while it runs. */
  ending: () => string | null
  stop: () => Promise<void>
}

/** Listens on loopback only, whatever the environment says. */
export async function openShop(settings: Record<string, string>): Promise<Shop> {
  const port = await findFreePort()
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      // Trust one hop: visitors send an X-Forwarded-For of their own, and the attack keeps the loopback address.
      TRUST_PROXY: '1',
      DATABASE_URL: '',
      SMTP_URL: '',
      NODE_ENV: '',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await nextMessage(child)
  return {
    origin: `http://localhost:${port}`,
    longestPause: async () => {
      child.send('pause')
      const { pause } = (await nextMessage(child)) as { pause: number }
      return Math.round(pause)
    },
    memory: () => processesOf(child.pid ?? 0).reduce((sum, pid) => sum + residentMegabytes(pid), 0),
    ending: () => (child.exitCode === null ? child.signalCode : `code ${child.exitCode}`),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const cancelled = new AbortController()
  const exit = once(child, 'exit', { signal: cancelled.signal }).then(() => {
    throw new Error('The shop ended.')
  })
  try {
    const [message] = (await Promise.race([once(child, 'message'), exit])) as unknown[]
    return message
  } finally {
    cancelled.abort()
    // Aborting rejects the wait for the exit.
    exit.catch(() => undefined)
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port')
  return address.port
}

/** The process and its children, which decode and render pictures. */
function processesOf(parent: number): number[] {
  const children = listNumbers('/proc').filter((pid) => statusOf(pid, 'PPid') === parent)
  return [parent, ...children]
}

function listNumbers(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

function residentMegabytes(pid: number): number {
  return Math.round(statusOf(pid, 'VmRSS') / 1024)
}

/** A number from /proc/PID/status; 0 if it is missing. */
function statusOf(pid: number, field: string): number {
  try {
    const line = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )
    return Number(line?.[1] ?? 0)
  } catch {
    return 0
  }
}
