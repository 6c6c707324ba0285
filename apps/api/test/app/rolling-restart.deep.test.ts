import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { createClient } from '@bandari/sdk/client'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { systemClock } from '../../src/core/clock.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { type Balancer, openBalancer } from '../helpers/balancer.ts'
import { databaseUrl, freePort, startProcess } from '../helpers/shop-process.ts'
import { addToBasket, checkoutOf, newBuyer, type Shop, stockProduct } from '../helpers/steps.ts'
import { copyTemplate, dropDatabase } from '../helpers/world.ts'

/** Two processes behind a balancer, and then two that share a port, on one database. */

let database: ClientConfig & { database: string }
let dataDir: string
let db: Database
let balancer: Balancer
const processes = new Map<number, ChildProcess>()

async function start(port: number): Promise<void> {
  const child = await startProcess({
    dataDir,
    port,
    // Long enough for two looks of the balancer.
    environment: { DATABASE_URL: databaseUrl(database), DATABASE_POOL: '6', DRAIN_SECONDS: '1' },
  })
  processes.set(port, child)
}

beforeAll(async () => {
  database = await copyTemplate(inject('postgres').connection)
  db = openDatabase({ ...database, max: 4 })
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-rolling-'))
  const ports = [await freePort(), await freePort()]
  await Promise.all(ports.map(start))
  balancer = await openBalancer(ports)
  await balancer.untilUp(2)
}, 120_000)

afterAll(async () => {
  await balancer?.close()
  for (const child of processes.values()) child.kill('SIGKILL')
  await db?.destroy()
  await dropDatabase(database)
  await rm(dataDir, { recursive: true, force: true })
})

/** Asks a port steadily until told to stop; nobody asks twice. */
function load(port: number, beside: readonly string[] = []) {
  const baseUrl = `http://127.0.0.1:${port}`
  const clientWith: Shop['clientWith'] = (token) =>
    createClient({ baseUrl: `${baseUrl}/api`, token: () => token })
  const shop = { db, clock: systemClock, clientWith }
  const failed: string[] = []
  const acknowledged: string[] = []
  const over = new AbortController()
  let reads = 0

  const read = async (path: string) => {
    const answer = await fetch(baseUrl + path).catch((error: Error) => error)
    const said = answer instanceof Error ? inspect(answer) : String(answer.status)
    if (said !== '200') failed.push(`${path}: ${said}`)
    if (!(answer instanceof Error)) await answer.arrayBuffer()
    reads += 1
  }
  // Without an Idempotency-Key: nothing between may send it again.
  const buy = async () => {
    const buyer = await newBuyer(shop)
    const basket = await addToBasket(shop, buyer, await stockProduct(shop))
    const { data, response } = await buyer.client.POST('/checkout/', { body: checkoutOf(basket) })
    if (data?.number) acknowledged.push(data.number)
    else failed.push(`checkout: ${response.status}`)
  }
  const lane = async (act: () => Promise<void>, every: number) => {
    while (!over.signal.aborted) await Promise.all([act().catch(noteIn(failed)), sleep(every)])
  }
  const lanes = Promise.all([
    lane(() => read('/api/options/'), 50),
    lane(() => read('/api/vehicles/'), 80),
    lane(buy, 150),
    lane(buy, 150),
    ...beside.map((path) => lane(() => read(path), 50)),
  ])
  const stop = async () => {
    over.abort()
    await lanes
    return { failed, acknowledged, reads }
  }
  return { stop }
}

const noteIn = (failed: string[]) => (error: Error) => {
  failed.push(inspect(error))
}

test('a rolling restart under load loses no request', async () => {
  const demandNoneLost = await openBooks()
  const { stop } = load(balancer.port)

  for (const [port, child] of processes) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await balancer.untilUp(1)
    const servedByOther = served(port)
    await start(port)
    await balancer.untilUp(2)
    expect(served(port)).toBeGreaterThan(servedByOther)
    // What is new takes its part before the next one goes.
    const own = balancer.served.get(port) ?? 0
    while ((balancer.served.get(port) ?? 0) < own + 10) await sleep(20)
  }

  await demandNoneLost(await stop())
}, 240_000)

test('a reload of the processes of a port loses no request, and brings what is new in the database', async () => {
  // The ones behind the balancer would only take the machine's time.
  for (const child of processes.values()) child.kill('SIGKILL')
  const port = await freePort()
  const primary = await startProcess({
    dataDir,
    port,
    environment: {
      DATABASE_URL: databaseUrl(database),
      DATABASE_POOL: '6',
      DRAIN_SECONDS: '1',
      WORKERS: '2',
      NODE_ENV: '',
    },
  })
  processes.set(port, primary)
  const children = async () => {
    const { pid } = primary
    const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return text.trim().split(' ').map(Number)
  }
  await vi.waitFor(async () => expect(await children()).toHaveLength(2), { timeout: 5000 })
  const old = await children()
  // The first process answers before it has read the vehicles.
  const ready = () => fetch(`http://127.0.0.1:${port}/readyz`)
  await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 30_000 })
  // As if the new version came with other places.
  await db.updateTable('reference_data').set({ hash: 'of before' }).execute()
  const demandNoneLost = await openBooks()
  // No balancer takes the machine out meanwhile.
  const { stop } = load(port, ['/readyz'])
  primary.kill('SIGUSR2')
  await vi.waitFor(
    async () => {
      const now = await children()
      expect(now).toHaveLength(2)
      expect(now).not.toContain(old[0])
      expect(now).not.toContain(old[1])
    },
    { timeout: 200_000 },
  )
  await demandNoneLost(await stop())
  const { hash } = await db.selectFrom('reference_data').select('hash').executeTakeFirstOrThrow()
  expect(hash).not.toBe('of before')
  const ended = once(primary, 'exit')
  primary.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 240_000)

/** What was ordered from here on is what was acknowledged: none lost, none doubled. */
async function openBooks() {
  const before = await db.selectFrom('orders').select('number').execute()
  const known = new Set(before.map(({ number }) => number))
  return async ({
    failed,
    acknowledged,
    reads,
  }: Awaited<ReturnType<ReturnType<typeof load>['stop']>>) => {
    const after = await db.selectFrom('orders').select('number').execute()
    const placed = after.flatMap(({ number }) => (known.has(number) ? [] : [number]))
    expect(failed).toEqual([])
    expect(reads).toBeGreaterThan(50)
    expect(acknowledged.length).toBeGreaterThan(20)
    expect(placed.toSorted()).toEqual(acknowledged.toSorted())
  }
}

/** Requests that were sent to the other one. */
function served(port: number): number {
  return [...balancer.served].reduce((sum, [other, n]) => (other === port ? sum : sum + n), 0)
}
