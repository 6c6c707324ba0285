import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { OrderStatus } from '../../src/selling/orders/tables.ts'
import type { PaymentKind } from '../../src/selling/payments/tables.ts'
import { listOrderRecords } from '../../src/selling/orders/order.store.ts'
import { needsSecondPerson } from '../../src/selling/orders/refunds/second-person.ts'
import { type Balance, balanceOf, waivedBy } from '../../src/selling/payments/balance.ts'
import { isOverpaid } from '../../src/selling/payments/payments.store.ts'
import { createWorld, type World } from '../helpers/world.ts'

/**
 * The books of orders against a model of them, on the real database: whatever comes, is kept underway, goes back, is
 * corrected or cancelled, in whatever order, the sums are equal and every cent has a row and a name.
 */

let world: World
let buyerId: number
let staff: [number, number]
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  buyerId = await accountOf('buyer@example.com')
  staff = [await accountOf('finance@example.com'), await accountOf('support@example.com')]
})
afterAll(() => world.close())

async function accountOf(email: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

type Event =
  | { kind: 'receive'; amount: number; charges: number }
  | { kind: 'send back'; share: number }
  | { kind: 'reprice'; price: number }
  | { kind: 'take back'; row: number }
  | { kind: 'cancel' }

const cents = fc.integer({ min: 1, max: 900_000 })
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: receive() },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send back' as const), share: cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reprice' as const), price: cents }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('take back' as const), row: fc.nat({ max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
)
const story = fc.record({ price: cents, events: fc.array(event, { minLength: 1, maxLength: 12 }) })

function receive(): fc.Arbitrary<Event> {
  return fc.record({
    kind: fc.constant('receive' as const),
    amount: cents,
    charges: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 })),
  })
}

interface Row {
  kind: PaymentKind
  amount: number
  waived: number
  actor_id: number
  approved_by: number | null
  reference: string
  /** The place of the row that this one takes back. */
  takesBack: number | null
}

/** The same rules once more, as simply as they can be said: a price, and a till. */
interface Model {
  price: number
  isCancelled: boolean
  received: number
  charges: number
  back: number
  /** The price, less what lowered it. */
  asked: number
}

function play({ price, events }: { price: number; events: Event[] }) {
  const model: Model = { price, isCancelled: false, received: 0, charges: 0, back: 0, asked: price }
  const rows: Row[] = []
  const add = (row: Pick<Row, 'kind' | 'amount'> & Partial<Row>) =>
    rows.push({
      waived: 0,
      actor_id: staff[0],
      approved_by: null,
      takesBack: null,
      reference: `F ${rows.length}`,
      ...row,
    })
  const orderNow = () => ({
    status: (model.isCancelled ? 'Canceled' : 'Authorized') as OrderStatus,
    total: model.price,
    payments: rows,
  })
  for (const each of events) {
    if (each.kind === 'receive') {
      add({ kind: 'received', amount: each.amount })
      model.received += each.amount
      if (each.charges > 0) add({ kind: 'bank-charges', amount: each.charges })
      model.charges += each.charges
    } else if (each.kind === 'take back') takeBack(model, each.row, { rows, add })
    else if (each.kind === 'reprice') {
      if (model.isCancelled) continue
      model.asked += each.price - model.price
      model.price = each.price
    } else if (each.kind === 'cancel') model.isCancelled = true
    else sendBack(model, Math.min(each.share, model.received - model.back), { add, orderNow })
  }
  return { model, rows }
}

/** A row that was wrong stays, and another one takes it back, once. */
function takeBack(
  model: Model,
  place: number,
  { rows, add }: Pick<Books, 'add'> & { rows: Row[] },
) {
  const wrong = rows[place]
  const isDone = rows.some(({ takesBack }) => takesBack === place)
  if (!wrong || isDone || wrong.takesBack !== null || wrong.kind === 'refunded') return
  add({ kind: wrong.kind, amount: -wrong.amount, takesBack: place })
  if (wrong.kind === 'received') model.received -= wrong.amount
  else model.charges -= wrong.amount
}

interface Books {
  add: (row: Pick<Row, 'kind' | 'amount'> & Partial<Row>) => void
  orderNow: () => { status: OrderStatus; total: number; payments: Row[] }
}

function sendBack(model: Model, amount: number, { add, orderNow }: Books) {
  if (amount <= 0) return
  const order = orderNow()
  const payments = order.payments.map((row) => ({
    ...row,
    approved_by: row.approved_by === null ? null : 'Grace Banda',
  }))
  const isLarge = needsSecondPerson({ amount }, { currency: 'USD', payments }, 0)
  const waived = model.isCancelled ? 0 : waivedBy(amount, balanceOf(order))
  const approved_by = isLarge ? staff[1] : null
  add({ kind: 'refunded', amount: -amount, waived, approved_by })
  const tooMuch = Math.max(0, model.received + model.charges - model.back - model.asked)
  if (!model.isCancelled) model.asked -= Math.max(0, amount - tooMuch)
  model.back += amount
}

/** What the till says. */
function expected({ isCancelled, received, charges, back, asked }: Model): Balance {
  const held = isCancelled ? received - back : received + charges - back
  const owed = isCancelled ? 0 : asked
  return {
    received,
    charges,
    refunded: back,
    // Nothing is asked of the buyer of an order that was given up.
    due: isCancelled ? 0 : Math.max(0, owed - held),
    over: Math.max(0, held - owed),
  }
}

async function insertOrders(played: readonly ReturnType<typeof play>[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with basket as (
      insert into baskets (account_id, status)
      select ${buyerId}, 'Submitted' from generate_series(1, ${played.length}::integer) returning id),
    numbered as (select id, row_number() over (order by id) as place from basket),
    wanted as (
      select * from unnest(${played.map(({ model }) => model.price)}::bigint[],
        ${played.map(({ model }) => (model.isCancelled ? 'Canceled' : 'Authorized'))}::text[])
        with ordinality as wish (price, status, place))
    insert into orders (number, basket_id, account_id, status, email, currency, goods_before_discount, discount, shipping,
      total, shipping_code, shipping_type, insurance_requested, payment_reference, payment_due, shipping_address)
    select ${played.length}::integer || '-' || place, numbered.id, ${buyerId}, status, 'a@example.com', 'USD', price, 0, 0, price,
      '', 'RORO', false, ${played.length}::integer || '-' || place, now(), '{}' from wanted join numbered using (place) order by place
    returning id`.execute(world.db)
  return rows.map(({ id }) => id)
}

/** The database looks at each row; those that take others back follow, which they name. */
async function insertRows(ids: readonly number[], played: readonly ReturnType<typeof play>[]) {
  const rows = played.flatMap(({ rows: own }, place) =>
    own.map(({ takesBack, ...row }, position) => ({
      takesBack,
      position,
      place,
      ...row,
      order_id: ids[place]!,
      currency: 'USD',
      method: 'bank' as const,
      note: null,
      at: new Date(),
    })),
  )
  const written = new Map<string, number>()
  for (const part of [rows.filter(isFirst), rows.filter((row) => !isFirst(row))]) {
    for (let from = 0; from < part.length; from += 1000) {
      const some = part.slice(from, from + 1000)
      const values = some.map(({ takesBack, position: _position, place, ...row }) => ({
        ...row,
        corrects: takesBack === null ? null : written.get(`${place} ${takesBack}`)!,
      }))
      const made = await world.db.insertInto('payments').values(values).returning('id').execute()
      for (const [index, { id }] of made.entries()) {
        written.set(`${some[index]!.place} ${some[index]!.position}`, id)
      }
    }
  }
}

const isFirst = ({ takesBack }: { takesBack: number | null }) => takesBack === null

test('sums are equal and every cent has a name, after 500 histories', () => settle(500))

test('sums are equal and every cent has a name, after 2,000 histories', { tags: 'nightly' }, () =>
  settle(2000),
)

async function settle(histories: number) {
  const seed = Date.now() % 2 ** 31
  const stories = fc.sample(story, { numRuns: histories, seed })
  const played = stories.map(play)
  const ids = await insertOrders(played)
  await insertRows(ids, played)
  const records = await listOrderRecords(world.db, ids)
  const { rows: overpaid } = await sql<{ id: number }>`
    select id from orders where id = any(${ids}::bigint[]) and ${isOverpaid}`.execute(world.db)
  const isToSendBack = new Set(overpaid.map(({ id }) => id))
  for (const [place, { model, rows }] of played.entries()) {
    const record = records[place]!
    const told = `seed ${seed}: ${JSON.stringify(stories[place])}`
    const balance = balanceOf(record)
    expect(balance, told).toEqual(expected(model))
    expect(isToSendBack.has(record.id), told).toBe(balance.over > 0)
    expect(record.payments, told).toHaveLength(rows.length)
    const waived = record.payments.reduce((sum, row) => sum + row.waived, 0)
    const sum = record.payments.reduce((total, { amount }) => total + amount, 0)
    expect(sum, told).toBe(balance.received + balance.charges - balance.refunded)
    if (!model.isCancelled)
      expect(sum, told).toBe(record.total - waived - balance.due + balance.over)
  }
  const { rows: loose } = await sql<{ n: number; receipts: number }>`
    select count(*) filter (where reference = '' or kind not in ('received', 'bank-charges', 'refunded')
        or actor_id is null or currency <> 'USD')::integer as n,
      (count(*) filter (where kind = 'refunded' or kind = 'received' and amount > 0) - count(receipts.number))::integer as receipts
    from payments left join receipts on payment_id = payments.id where order_id = any(${ids}::bigint[])`.execute(
    world.db,
  )
  expect(loose).toEqual([{ n: 0, receipts: 0 }])
}
