import type { Order } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { assignMovement, bringMovement } from '../helpers/movements.ts'
import { orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** One bank movement pays several orders; the rest of it stays in a queue of its own. */

let world: World
let finance: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  finance = await world.as('finance')
})
afterAll(() => world.close())

const movement = (amount: number, currency = 'USD') => bringMovement(world, amount, { currency })

const assign = (id: number, turn: number, order: Order, more = {}) =>
  assignMovement(world, { id, turn, order, more })

async function undo(id: number, turn: number, decision?: number) {
  return finance.POST('/support/bank-entries/{id}/undo', {
    params: { path: { id } },
    body: { turn, reason: 'Another car', ...(decision !== undefined && { decision }) },
  })
}

async function dismiss(id: number, turn: number) {
  const body = { turn, reason: 'The agent keeps a credit' }
  return finance.POST('/support/bank-entries/{id}/dismissal', { params: { path: { id } }, body })
}

async function receivedOf({ id }: Order): Promise<string | undefined> {
  const { data } = await finance.GET('/support/orders/{id}', { params: { path: { id } } })
  return data?.balance.received
}

async function waits(id: number): Promise<boolean> {
  const filter = JSON.stringify({ waits: true, id })
  const { data } = await finance.GET('/support/bank-entries', { params: { query: { filter } } })
  return data?.length === 1
}

async function toAssign(): Promise<number> {
  const { data } = await finance.GET('/support/overview')
  return data?.waiting.find(({ what }) => what === 'payments-to-assign')?.count ?? -1
}

it('pays one order after the other, and its rest waits until it is set aside', async () => {
  const [one, other] = [(await orderedCar(world)).order, (await orderedCar(world)).order]
  const id = await movement(11_000_00)
  const before = await toAssign()
  const first = await assign(id, 0, one, { amount: '5200.00' })
  expect(first.data).toMatchObject({ state: 'rest', rest: '5800.00', turn: 1 })
  expect(await waits(id)).toBe(true)
  expect(await toAssign()).toBe(before)
  const second = await assign(id, 1, other, { amount: '5200' })
  expect(second.data).toMatchObject({
    state: 'rest',
    rest: '600.00',
    decisions: [
      { turn: 1, amount: '5200.00', order_number: one.number },
      { turn: 2, amount: '5200.00', order_number: other.number },
    ],
  })
  expect(await receivedOf(one)).toBe('5200.00')
  expect(await receivedOf(other)).toBe('5200.00')
  expect((await dismiss(id, 2)).data).toMatchObject({ state: 'set-aside', rest: '0.00' })
  expect(await waits(id)).toBe(false)
  expect(await toAssign()).toBe(before - 1)
  const { data: queues } = await finance.GET('/support/bank-queues')
  expect(queues?.find(({ state }) => state === 'rest')?.count).toBe(0)
})

it('a movement that somebody recorded by hand for another order is asked about', async () => {
  const [one, other] = [(await orderedCar(world)).order, (await orderedCar(world)).order]
  const id = await movement(5_200_00)
  const { data: entry } = await finance.GET('/support/bank-entries/{id}', {
    params: { path: { id } },
  })
  const body = {
    amount: '5200.00',
    currency: 'USD',
    method: 'bank' as const,
    reference: entry!.reference!.toLowerCase(),
    received_on: entry!.booked_on,
  }
  const params = { path: { id: one.id } }
  await finance.POST('/support/orders/{id}/payments', { params, body })
  expect((await assign(id, 0, other)).error).toMatchObject({
    code: 'reference_recorded',
    values: { number: one.number },
  })
  expect(await receivedOf(other)).toBe('0.00')
  expect((await assign(id, 0, other, { is_another: true })).data?.state).toBe('recorded')
})

it('takes back one part, whichever, and assigns it anew; what is not said is all that is left', async () => {
  const orders = await Promise.all([1, 2, 3].map(async () => (await orderedCar(world)).order))
  const [one, two, three] = orders as [Order, Order, Order]
  const id = await movement(10_400_00)
  await assign(id, 0, one, { amount: '5200.00' })
  expect((await assign(id, 1, two)).data).toMatchObject({ state: 'recorded', rest: '0.00' })
  expect((await assign(id, 2, three)).error).toMatchObject({ code: 'bank_entry_decided' })
  expect((await undo(id, 1, 1)).error).toMatchObject({ code: 'bank_entry_decided' })
  expect((await undo(id, 2, 1)).data).toMatchObject({
    state: 'rest',
    rest: '5200.00',
    decisions: [{ is_undone: true }, { is_undone: false }, { kind: 'undone' }],
  })
  expect((await undo(id, 3, 1)).error).toMatchObject({ code: 'bank_entry_decided' })
  expect(await receivedOf(one)).toBe('0.00')
  expect(await receivedOf(two)).toBe('5200.00')
  expect((await assign(id, 3, three)).data).toMatchObject({ state: 'recorded', turn: 4 })
  expect(await receivedOf(three)).toBe('5200.00')
  // The last one that is not reversed, if none is named.
  expect((await undo(id, 4)).data?.decisions[3]).toMatchObject({ is_undone: true })
})

it.each([
  ['nothing', '0', 'above_zero'],
  ['more than came', '5200.01', 'max_value'],
])('refuses a part of %s', async (_, amount, code) => {
  const { order } = await orderedCar(world)
  const { error } = await assign(await movement(5200_00), 0, order, { amount })
  expect(error).toMatchObject({ codes: { amount: [code] } })
})

it('of foreign money the part is in its own, and counts as the advice says', async () => {
  const { order } = await orderedCar(world)
  const id = await movement(9000_00, 'EUR')
  const said = { counts_as: '5200.00', advice: 'Advice 77: 1.0833' }
  expect((await assign(id, 0, order, { ...said, amount: '4800.00' })).data).toMatchObject({
    state: 'rest',
    rest: '4200.00',
    decisions: [{ amount: '4800.00', counts_as: '5200.00', currency: 'USD' }],
  })
})

it('of two who assign at once one is refused, and the sum holds', async () => {
  const orders = await Promise.all([1, 2, 3, 4].map(async () => (await orderedCar(world)).order))
  const id = await movement(8000_00)
  const answers = await Promise.all(orders.map((order) => assign(id, 0, order, { amount: '5000' })))
  const statuses = answers.map(({ response }) => response.status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, 409, 409, 409])
})

it('is held to what came by the database, too', async () => {
  const { order } = await orderedCar(world)
  const id = await movement(5000_00)
  await assign(id, 0, order, { amount: '3000' })
  const [{ payment_id, actor_id } = { payment_id: 0, actor_id: 0 }] = await world.db
    .selectFrom('bank_decisions')
    .select(['payment_id', 'actor_id'])
    .where('entry_id', '=', id)
    .execute()
  const write = (turn: number, rest: string) =>
    sql`insert into bank_decisions (entry_id, turn, kind, actor_id, at, order_id, payment_id, amount, counts_as, undoes)
      select ${id}, ${turn}, ${sql.raw(rest)}`.execute(world.db)
  const of = (kind: string) => `'${kind}', ${actor_id}, now()`
  const beyond = /nothing more can be decided|decided on meanwhile/
  await expect(
    write(2, `${of('assigned')}, ${order.id}, ${payment_id}, 200001, 200001, null`),
  ).rejects.toThrow(beyond)
  await expect(write(3, `${of('dismissed')}, null, null, null, null, null`)).rejects.toThrow(beyond)
  await expect(write(2, `${of('undone')}, null, null, null, null, 7`)).rejects.toThrow(beyond)
  await expect(
    write(2, `${of('assigned')}, ${order.id}, ${payment_id}, 100000, 100001, null`),
  ).rejects.toThrow(/another sum counts|unique/)
})

it('50 random decisions leave no movement with more than it brought, and each cent with its order', () =>
  decideAtRandom(50))

it('150 random decisions do so, too', { tags: 'nightly' }, () => decideAtRandom(150))

async function decideAtRandom(rounds: number) {
  const orders = await Promise.all(
    Array.from({ length: 6 }, async () => (await orderedCar(world)).order),
  )
  const ids = await Promise.all([3000_00, 4100_00, 999_99].map((amount) => movement(amount)))
  let seed = 16
  const draw = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let round = 0; round < rounds; round += 1) {
    const id = ids[draw(ids.length)]!
    const { data } = await finance.GET('/support/bank-entries/{id}', { params: { path: { id } } })
    const { turn, rest, decisions } = data!
    const most = Math.round(Number(rest) * 100)
    const what = draw(10)
    if (what < 6 && most > 0) {
      const part = 1 + draw(most)
      const order = orders[draw(orders.length)]!
      await assign(id, turn, order, { amount: (part / 100).toFixed(2) })
    } else if (what < 9) {
      const standing = decisions.filter(({ kind, is_undone }) => kind !== 'undone' && !is_undone)
      if (standing.length > 0) await undo(id, turn, standing[draw(standing.length)]!.turn)
    } else await dismiss(id, turn)
  }
  const { rows } = await sql<{ entry: string; came: string; placed: string }>`
    select bank_entries.id as entry, bank_entries.amount as came,
      coalesce(sum(standing.amount), 0) as placed
    from bank_entries left join bank_decisions as standing on standing.entry_id = bank_entries.id and kind = 'assigned'
      and not exists (select from bank_decisions as back where back.entry_id = standing.entry_id and back.undoes = standing.turn)
    where bank_entries.id = any(${ids}::bigint[]) group by bank_entries.id`.execute(world.db)
  expect(rows).toHaveLength(3)
  for (const { came, placed } of rows) expect(Number(placed)).toBeLessThanOrEqual(Number(came))
  const { rows: unequal } = await sql`
    select standing.order_id from bank_decisions as standing join payments on payments.id = payment_id
    where standing.kind = 'assigned' and (payments.amount <> standing.counts_as or payments.order_id <> standing.order_id
      or exists (select from payments as back where back.corrects = payments.id)
        <> exists (select from bank_decisions as back where back.entry_id = standing.entry_id and back.undoes = standing.turn))`.execute(
    world.db,
  )
  expect(unequal).toEqual([])
}
