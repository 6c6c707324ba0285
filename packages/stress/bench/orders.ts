import { insertSession } from '@bandari/api/src/people/accounts/sessions/session.store.ts'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { percentile } from '@bandari/api/test/helpers/percentile.ts'
import { report } from '../report.ts'
import { post, type Visitor } from './visitor.ts'

/** Concurrent buyers: those who place orders, and those who only fill baskets. */
const orderClients = 4
const basketClients = 16
const rounds = 60

/** Not measured: each connection plans its statements once. */
const warmUpRounds = 10

/** A basket may have this many lines and a buyer this many unpaid orders; then the next buyer continues. */
const linesPerBuyer = 10
const ordersPerBuyer = 3

const consignee = {
  title: 'Mr',
  first_name: 'Chanda',
  last_name: 'Mwila',
  line1: '12 Cairo Road',
  line2: '',
  line3: '',
  line4: 'Lusaka',
  state: 'Lusaka',
  postcode: '',
  country: '/api/countries/ZM/',
  phone_number: '+260 97 555 0101',
  notes: '',
} as const

interface Goods {
  products: { id: number }[]
  option: number
}

interface OrdersOptions {
  db: Database
  origin: string
  listings: number
  /** Processor time of the server, in milliseconds. */
  cpu: () => number
}

/** Sixteen concurrent buyers add basket lines; then four concurrent buyers fill a basket and check it out. */
export async function timeOrders({ listings, ...server }: OrdersOptions) {
  const goods = await prepareProducts(server.db)
  const adding = await warmUpAndTime(
    server,
    { parallel: basketClients, perBuyer: linesPerBuyer },
    (buyer, n) => add(buyer, goods, n),
  )
  report({ figure: 'add to basket', listings, clients: basketClients, ...adding })
  const placing = await warmUpAndTime(
    server,
    { parallel: orderClients, perBuyer: ordersPerBuyer },
    (buyer, n) => purchase(buyer, goods, n),
  )
  report({ figure: 'orders, each with its basket', listings, clients: orderClients, ...placing })
}

/** Cars of one body type with ample stock, and the option that ships them to Mombasa. */
async function prepareProducts(db: Database): Promise<Goods> {
  const products = await db
    .updateTable('products')
    .set({
      quantity: 100_000,
      // Import rules allow a car with these facts, so checkout asks its buyer for nothing more.
      steering: 'Right',
      manufactured: '2025-01',
      first_registered: '2025-03',
    })
    .where('id', 'in', (row) =>
      row
        .selectFrom('products')
        .select('id')
        .where('listed', '=', true)
        .where('body_type', '=', 'suv')
        .orderBy('id')
        .limit(64),
    )
    .returning('id')
    .execute()
  const { id: option } = await db
    .selectFrom('shipping_options')
    .select('id')
    .where('code', '=', 'mombasa-suv')
    .executeTakeFirstOrThrow()
  return { products, option }
}

interface Concurrency {
  parallel: number
  /** Actions of one buyer before the next buyer continues. */
  perBuyer: number
}

type Action = (buyer: Visitor, n: number) => Promise<unknown>

type Server = Omit<OrdersOptions, 'listings'>

async function warmUpAndTime(server: Server, concurrency: Concurrency, action: Action) {
  await timeActions(server, { ...concurrency, rounds: warmUpRounds }, action)
  return timeActions(server, { ...concurrency, rounds }, action)
}

/** Runs the action in parallel and times each run. The buyers are created before the clock starts. */
async function timeActions(
  { db, origin, cpu }: Server,
  { parallel, perBuyer, rounds: perClient }: Concurrency & { rounds: number },
  action: Action,
) {
  const buyers = await Promise.all(
    Array.from({ length: Math.ceil((parallel * perClient) / perBuyer) }, () =>
      newBuyer(db, origin),
    ),
  )
  const times: number[] = []
  const cpuBefore = cpu()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async (_, index) => {
      for (let n = index * perClient; n < (index + 1) * perClient; n += 1) {
        const before = performance.now()
        await action(required(buyers[Math.floor(n / perBuyer)]), n)
        times.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  return {
    per_second: Math.round(times.length / seconds),
    p50_ms: percentile(times, 0.5),
    p95_ms: percentile(times, 0.95),
    cpu_ms: Math.round((100 * (cpu() - cpuBefore)) / times.length) / 100,
  }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Too few buyers or products')
  return value
}

async function purchase(buyer: Visitor, goods: Goods, n: number) {
  await placeOrder(buyer, await add(buyer, goods, n))
}

interface Basket {
  url: string
  totalCost: number
}

function add(buyer: Visitor, { products, option }: Goods, n: number) {
  const product = required(products[n % products.length])
  return post<Basket>(buyer, '/basket/add-product/', {
    url: `/api/products/${product.id}/`,
    quantity: 1,
    options: [{ option: `/api/options/${option}/`, value: '700' }],
  })
}

async function placeOrder(buyer: Visitor, { url, totalCost }: Basket) {
  await post(buyer, '/checkout/', {
    basket: url,
    total: totalCost,
    shipping_method_code: 'mombasa-suv',
    shipping_address: consignee,
    payment: { cash: { enabled: true } },
  })
}

async function newBuyer(db: Database, origin: string): Promise<Visitor> {
  const { id } = await db
    .insertInto('accounts')
    .values({
      email: `bench-${crypto.randomUUID()}@example.com`,
      first_name: 'Bench',
      last_name: 'Buyer',
      password_hash: null,
      country: 'ZM',
      postcode: null,
      training: null,
      is_active: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { origin, token: await insertSession(db, id, new Date()) }
}
