import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { databaseUrl, freePort, startProcess } from '../helpers/shop-process.ts'
import { copyTemplate, dropDatabase } from '../helpers/world.ts'

let database: ClientConfig & { database: string }
let dataDir: string
let look: Client

beforeAll(async () => {
  database = await copyTemplate(inject('postgres').connection)
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-processes-'))
  look = new Client(database)
  await look.connect()
})
afterAll(async () => {
  await look.end()
  await dropDatabase(database)
  await rm(dataDir, { recursive: true, force: true })
})

/** The process that leads, as the database knows it: who holds the lock. */
async function leaders(): Promise<number[]> {
  const { rows } = await look.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and objid = 7305 and granted
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.map(({ pid }) => pid)
}

/** How many processes have started: each asks now and then whether it leads. */
async function askers(): Promise<number> {
  const { rowCount } = await look.query(
    `select from pg_stat_activity where datname = current_database()
      and query like 'select pg_try_advisory_lock(7305)%'`,
  )
  return rowCount ?? 0
}

describe('two workers of one start', () => {
  let primary: ChildProcess
  let port: number
  const children = async () => {
    const { pid } = primary
    const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.trim().split(' ').filter(Boolean).map(Number)
  }
  beforeAll(async () => {
    port = await freePort()
    primary = await startProcess({
      dataDir,
      port,
      environment: {
        DATABASE_URL: databaseUrl(database),
        WORKERS: '2',
        // As `npm start`: what a process sets for its libraries must not make its workers production.
        NODE_ENV: '',
        DATABASE_POOL: '4',
        RATE_LIMITS: 'true',
      },
    })
    await vi.waitFor(async () => expect(await askers()).toBe(2), { timeout: 60_000 })
  }, 90_000)
  afterAll(async () => {
    if (primary.exitCode !== null) return
    primary.kill('SIGKILL')
    await once(primary, 'exit')
  })

  it('have one leader, and another one soon after its connection is gone', async () => {
    await vi.waitFor(async () => expect(await leaders()).toHaveLength(1), { timeout: 5000 })
    const [first] = await leaders()
    await look.query('select pg_terminate_backend($1)', [first])
    await vi.waitFor(
      async () => {
        const now = await leaders()
        expect(now).toHaveLength(1)
        expect(now).not.toContain(first)
      },
      { timeout: 5000 },
    )
  })

  it('count the calls of one caller together', async () => {
    const answers: number[] = []
    // A connection each, which the primary deals out in turn.
    for (let n = 0; n < 12; n += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ username: 'nobody@example.com', password: `wrong ${n}` }),
      })
      answers.push(answer.status)
    }
    expect(answers.filter((one) => one === 429)).toHaveLength(7)
  })

  it('are two again after one was killed, and answered meanwhile', async () => {
    const before = await children()
    expect(before).toHaveLength(2)
    process.kill(before[0] as number, 'SIGKILL')
    await vi.waitFor(
      async () => {
        const now = await children()
        expect(now).toHaveLength(2)
        expect(now).not.toContain(before[0])
      },
      { timeout: 10_000 },
    )
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${port}/api/options/`)).status).toBe(200),
      { timeout: 5000 },
    )
  })

  it('end with the one that started them, each in order', async () => {
    const before = await children()
    primary.kill('SIGTERM')
    const [code] = await once(primary, 'exit')
    expect(code).toBe(0)
    for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
