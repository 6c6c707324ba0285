import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CheckoutRequest } from '@bandari/sdk'
import { createClient } from '@bandari/sdk/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPlaces } from '../reference/load-places.ts'
import { systemClock } from '../src/core/clock.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { type EmbeddedServer, startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import {
  addToBasket,
  type Buyer,
  checkoutOf,
  newBuyer,
  type Shop,
  stockProduct,
  type TestProduct,
} from './steps.ts'

/** The whole process on a data folder of its own, and a second look into its database. */
let dataDir: string
let port: number
let server: ChildProcess
let database: EmbeddedServer
let shop: Shop

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

async function startServer(): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'false',
      RATE_LIMITS: 'false',
    },
    stdio: 'ignore',
  })
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the server does not start')
    const answer = await fetch(`http://127.0.0.1:${port}/api/options/`).catch(() => null)
    if (answer?.ok) return child
    await sleep(50)
  }
  throw new Error('the server does not answer')
}

/** A database that was killed may need a moment until what is left of it has gone. */
async function startAgain(): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startServer()
    } catch (error) {
      if (attempt === 5) throw error
      await sleep(500)
    }
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-kill-'))
  const prepared = await startEmbedded({ dataDir })
  await migrate(prepared.connection)
  const db = openDatabase(prepared.connection)
  await loadPlaces(db)
  await db.destroy()
  await prepared.stop()
  port = await freePort()
  server = await startServer()
  await openShop()
}, 120_000)

afterAll(async () => {
  await shop.db.destroy()
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

async function openShop() {
  database = await startEmbedded({ dataDir })
  shop = {
    db: openDatabase({ ...database.connection, max: 4 }),
    clock: systemClock,
    clientWith: (token) =>
      createClient({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => token }),
  }
}

interface Intention {
  buyer: Buyer
  body: CheckoutRequest
  key: string
}

/** Buyers whose baskets hold a car of their own and one that all of them want. */
async function fillBaskets(count: number): Promise<Intention[]> {
  const wanted = await stockProduct(shop, { quantity: 20 })
  const intentions: Intention[] = []
  for (let index = 0; index < count; index += 1) {
    const buyer = await newBuyer(shop)
    const own: TestProduct = await stockProduct(shop)
    await addToBasket(shop, buyer, own)
    const body = checkoutOf(await addToBasket(shop, buyer, wanted))
    intentions.push({ buyer, body, key: `burst-${buyer.id}-${index}` })
  }
  return intentions
}

function checkOut({ buyer, body, key }: Intention) {
  return buyer.client
    .POST('/checkout/', { body, params: { header: { 'Idempotency-Key': key } } })
    .then(({ data, response }) => ({ status: response.status, number: data?.number }))
    .catch(() => null)
}

/** Checks out all at once and kills the process as soon as a few orders were acknowledged. */
async function burst(intentions: Intention[], withDatabase: boolean): Promise<string[]> {
  const acknowledged: string[] = []
  const postmaster = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  const exited = once(server, 'exit')
  let killed = false
  await Promise.all(
    intentions.map(async (intention) => {
      const answer = await checkOut(intention)
      if (answer?.number) acknowledged.push(answer.number)
      if (acknowledged.length < 6 || killed) return
      killed = true
      server.kill('SIGKILL')
      if (withDatabase) process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL')
    }),
  )
  await exited
  return acknowledged
}

/** Everything an order consists of, counted in the database. */
async function inspectOrders() {
  return shop.db
    .selectFrom('orders')
    .innerJoin('baskets', 'baskets.id', 'orders.basket_id')
    .select(['orders.number', 'baskets.status as basket'])
    .select(({ selectFrom, fn }) => [
      selectFrom('order_lines')
        .select(fn.countAll<number>().as('n'))
        .whereRef('order_id', '=', 'orders.id')
        .as('lines'),
      selectFrom('basket_lines')
        .select(fn.countAll<number>().as('n'))
        .whereRef('basket_lines.basket_id', '=', 'orders.basket_id')
        .as('basketLines'),
      selectFrom('order_events')
        .select(fn.countAll<number>().as('n'))
        .whereRef('order_id', '=', 'orders.id')
        .as('events'),
      selectFrom('outbox')
        .select(fn.countAll<number>().as('n'))
        .whereRef('attach_pro_forma_of', '=', 'orders.id')
        .as('mails'),
    ])
    .execute()
}

async function stockThatDisagrees() {
  const promised = await shop.db
    .selectFrom('order_lines')
    .select(({ fn }) => ['product_id', fn.sum<string>('quantity').as('quantity')])
    .groupBy('product_id')
    .execute()
  const sums = new Map(promised.map((row) => [row.product_id, Number(row.quantity)]))
  const products = await shop.db.selectFrom('products').select(['id', 'reserved']).execute()
  return products.filter(({ id, reserved }) => reserved !== (sums.get(id) ?? 0))
}

describe('a process that is killed in the middle of a burst of checkouts', () => {
  it.each([
    ['alone', false],
    ['and its database with it', true],
  ])(
    '%s',
    async (_case, withDatabase) => {
      const intentions = await fillBaskets(30)
      const acknowledged = await burst(intentions, withDatabase)
      expect(acknowledged.length).toBeGreaterThanOrEqual(6)
      expect(acknowledged.length).toBeLessThan(20)
      await shop.db.destroy()
      server = await startAgain()
      await openShop()

      const orders = await inspectOrders()
      const numbers = orders.map(({ number }) => number)
      expect(numbers).toEqual(expect.arrayContaining(acknowledged))
      for (const { basket, lines, basketLines, events, mails } of orders) {
        expect({ basket, lines, basketLines, events }).toEqual({
          basket: 'Submitted',
          lines: 2,
          basketLines: 2,
          events: 1,
        })
        // One to the consignee, one to the account.
        expect(mails).toBe(2)
      }
      expect(await stockThatDisagrees()).toEqual([])

      // Whoever got no answer asks again with the same key: one order each, as long as there is
      // stock.
      const answers = await Promise.all(intentions.map(checkOut))
      const placed = answers.flatMap((answer) => (answer?.number ? [answer.number] : []))
      expect(placed).toHaveLength(20)
      expect(placed).toEqual(expect.arrayContaining(acknowledged))
      expect(answers.filter((answer) => answer?.status === 406)).toHaveLength(10)
      expect(await stockThatDisagrees()).toEqual([])
    },
    120_000,
  )
})
