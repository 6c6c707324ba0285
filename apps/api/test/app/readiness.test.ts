import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { freePort, startProcess } from '../helpers/shop-process.ts'
import { copyTemplate, dropDatabase } from '../helpers/world.ts'

/** The whole process, whose database is reached through a line that the tests cut. */

let database: ClientConfig & { database: string }
let line: Line
let dataDir: string
let port: number
let shop: ChildProcess

beforeAll(async () => {
  const { connection } = inject('postgres')
  database = await copyTemplate(connection)
  line = await openLine(`${connection.host}/.s.PGSQL.5432`)
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-readiness-'))
})
afterAll(async () => {
  shop?.kill('SIGKILL')
  await line.cut()
  await dropDatabase(database)
  await rm(dataDir, { recursive: true, force: true })
})

interface Line {
  port: number
  cut: () => Promise<void>
  mend: () => Promise<void>
}

async function openLine(path: string): Promise<Line> {
  const sockets = new Set<Socket>()
  let server: Server
  const listen = async (at: number) => {
    server = createServer((socket) => {
      const far = connect(path)
      for (const end of [socket, far]) {
        sockets.add(end)
        end.on('error', () => end.destroy())
        end.on('close', () => sockets.delete(end))
      }
      socket.pipe(far).pipe(socket)
    })
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const linePort = await listen(0)
  return {
    port: linePort,
    cut: async () => {
      if (!server.listening) return
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
    mend: async () => {
      await listen(linePort)
    },
  }
}

async function start(environment: Record<string, string>): Promise<void> {
  port = await freePort()
  const { user, password } = database
  const url = `postgres://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${line.port}/${database.database}`
  shop = await startProcess({
    dataDir,
    port,
    environment: { DATABASE_URL: url, ...environment },
  })
}

async function ask(path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, body: await answer.json() }
}

async function change(statement: string): Promise<void> {
  const client = new Client(database)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const ok = {
  ready: true,
  process: 'ok',
  database: 'ok',
  migrations: 'ok',
  queue: 'ok',
  search: 'ok',
}
const ready = { status: 200, body: ok }
const notReady = (parts: Partial<Record<keyof typeof ok, string>>) => ({
  status: 503,
  body: { ...ok, ready: false, ...parts },
})

/** A look at the database is shared for a second. */
const soon = { timeout: 120_000, interval: 200 }
const tells = (answer: object) =>
  vi.waitFor(async () => expect(await ask('/readyz')).toEqual(answer), soon)

test('a process says which part is not ready, and is ready again once it is', {
  timeout: 240_000,
}, async () => {
  await start({ DRAIN_SECONDS: '4' })
  await tells(ready)

  await line.cut()
  await tells(notReady({ database: 'unreachable', migrations: 'unknown', queue: 'unknown' }))
  expect(await ask('/healthz')).toEqual({ status: 200, body: { alive: true } })
  await line.mend()
  await tells(ready)

  await change(`update migrations set name = 'x' || name where name like '0090-%'`)
  await tells(notReady({ migrations: 'behind' }))
  await change(`update migrations set name = substr(name, 2) where name like 'x%'`)
  await tells(ready)

  await change(
    `select graphile_worker.add_job('nobodys-work', run_at => now() - interval '1 hour')`,
  )
  await tells(notReady({ queue: 'late' }))
  await change(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
  await tells(ready)
})

/** A request whose body stops half-way until `finish`, once the process has it: it is asked to say so. */
async function beginRequest() {
  const socket = connect(port, '127.0.0.1')
  const body = JSON.stringify({ username: 'nobody@example.com', password: 'wrong' })
  socket.write(
    `POST /api/auth/login/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n${body.slice(0, 10)}`,
  )
  let heard = ''
  socket.on('data', (chunk: Buffer) => {
    heard += String(chunk)
  })
  socket.on('error', () => socket.destroy())
  const closed = once(socket, 'close')
  await vi.waitFor(() => expect(heard).toMatch(/^HTTP\/1\.1 100 /), soon)
  heard = ''
  return {
    finish: async () => {
      socket.write(body.slice(10))
      await closed
      return heard
    },
  }
}

test('when it is told to end it says so first, and finishes what is under way', async () => {
  const ended = once(shop, 'exit')
  const request = await beginRequest()
  shop.kill('SIGTERM')
  await tells(notReady({ process: 'draining' }))
  // Whoever has not asked yet is still served.
  expect((await ask('/api/options/')).status).toBe(200)
  await vi.waitFor(() => expect(ask('/readyz')).rejects.toThrow('fetch failed'), soon)
  expect(await request.finish()).toMatch(/^HTTP\/1\.1 400 /)
  expect(await ended).toEqual([0, null])
}, 240_000)

test('it does not wait for longer than it was told to', async () => {
  await start({ STOP_SECONDS: '1' })
  const ended = once(shop, 'exit')
  await beginRequest()
  const told = performance.now()
  shop.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(performance.now() - told).toBeLessThan(15_000)
}, 240_000)
