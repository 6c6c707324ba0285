import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The shop under attack, in a process of its own. */
export interface Shop {
  origin: string
  /** Longest pause of its event loop since the last question, in milliseconds. */
  longestPause: () => Promise<number>
  /** How it ended, if it has. */
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
      DATABASE_URL: '',
      SMTP_URL: '',
      NODE_ENV: '',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answerOf(child)
  return {
    origin: `http://localhost:${port}`,
    longestPause: async () => {
      child.send('pause')
      const { pause } = (await answerOf(child)) as { pause: number }
      return Math.round(pause)
    },
    ending: () => (child.exitCode === null ? child.signalCode : `code ${child.exitCode}`),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('The shop ended.')
  })
  try {
    const [answer] = (await Promise.race([once(child, 'message'), exit])) as unknown[]
    return answer
  } finally {
    ended.abort()
    // The one that waited for the end was told to stop waiting.
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
