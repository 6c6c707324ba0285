import { insertSession } from '@bandari/api/src/people/accounts/sessions/session.store.ts'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { percentile } from '@bandari/api/test/helpers/percentile.ts'
import { report } from '../report.ts'
import { post, type Visitor } from './visitor.ts'

/** Who buys, and how many of them at once. */
const clients = 4
const adders = 16
const rounds = 60

/** Unmeasured: a connection plans each of its statements once. */
const firstRounds = 10

/** A buyer's basket gets so many lines, and so many orders may wait for a buyer's money; then another goes on. */
const linesOfOne = 10
const ordersOfOne = 3

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

interface Shop {
  db: Database
  origin: string
  listings: number
  /** Of the server, in milliseconds. */
  cpu: () => number
}

/** Lines put into baskets by sixteen buyers at once, then whole purchases by four: a basket filled, and checked out. */
export async function timeOrders({ listings, ...shop }: Shop) {
  const goods = await prepareGoods(shop.db)
  const adding = await warmAndTimed(shop, { atOnce: adders, each: linesOfOne }, (buyer, turn) =>
    add(buyer, goods, turn),
  )
  report({ figure: 'add to basket', listings, clients: adders, ...adding })
  const placing = await warmAndTimed(shop, { atOnce: clients, each: ordersOfOne }, (buyer, turn) =>
    purchase(buyer, goods, turn),
  )
  report({ figure: 'orders, each with its basket', listings, clients, ...placing })
}

/** Cars of one body, of each of which there are enough, and their way to Mombasa. */
async function prepareGoods(db: Database): Promise<Goods> {
  const products = await db
    .updateTable('products')
    .set({
      quantity: 100_000,
      // The papers of a car that may enter: nothing is asked of its buyer.
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

interface Crowd {
  atOnce: number
  /** Acts of one buyer; then it is the next one's turn. */
  each: number
}

type Act = (buyer: Visitor, turn: number) => Promise<unknown>

type Served = Omit<Shop, 'listings'>

async function warmAndTimed(shop: Served, crowd: Crowd, act: Act) {
  await timed(shop, { ...crowd, rounds: firstRounds }, act)
  return timed(shop, { ...crowd, rounds }, act)
}

/** What a crowd does at the same time, and how long each of it took. The buyers are there before the clock runs. */
async function timed(
  { db, origin, cpu }: Served,
  { atOnce, each, rounds: turns }: Crowd & { rounds: number },
  act: Act,
) {
  const buyers = await Promise.all(
    Array.from({ length: Math.ceil((atOnce * turns) / each) }, () => newBuyer(db, origin)),
  )
  const times: number[] = []
  const spent = cpu()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      for (let turn = index * turns; turn < (index + 1) * turns; turn += 1) {
        const before = performance.now()
        await act(must(buyers[Math.floor(turn / each)]), turn)
        times.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  return {
    per_second: Math.round(times.length / seconds),
    p50_ms: percentile(times, 0.5),
    p95_ms: percentile(times, 0.95),
    cpu_ms: Math.round((100 * (cpu() - spent)) / times.length) / 100,
  }
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There are too few of them')
  return value
}

async function purchase(buyer: Visitor, goods: Goods, turn: number) {
  await placeOrder(buyer, await add(buyer, goods, turn))
}

interface Basket {
  url: string
  totalCost: number
}

function add(buyer: Visitor, { products, option }: Goods, turn: number) {
  const product = must(products[turn % products.length])
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
