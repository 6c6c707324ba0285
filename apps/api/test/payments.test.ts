import { readFile } from 'node:fs/promises'
import type { CheckoutRequest, SupportOrder } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  addToBasket,
  basketOf,
  checkoutOf,
  move,
  newBuyer,
  order,
  orderedCar,
  refundOf,
  stockProduct,
  tryToOrder,
} from './steps.ts'
import { createWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function put(shown: SupportOrder, changed: Record<string, unknown>) {
  const client = await world.as('finance')
  const { data, error, response } = await client.PUT('/support/orders/{id}', {
    params: { path: { id: shown.id } },
    body: { ...shown, ...changed },
  })
  return { data, error, status: response.status }
}

/** An order as support sees it while nothing has come in. */
async function waiting(): Promise<SupportOrder> {
  return move(world, (await orderedCar(world)).order, 'Pending')
}

describe('the payments of an order', () => {
  it('are none while nothing has come in', async () => {
    expect(await waiting()).toMatchObject({ payment_method: null, payments: [] })
  })

  it('begin when staff say that the money is here, under the reference that was asked for', async () => {
    const shown = await waiting()
    const { data } = await put(shown, { status: 'Authorized', reason: 'Wire received' })
    expect(data?.payments).toEqual([
      {
        kind: 'received',
        amount: '5200.00',
        currency: 'USD',
        method: 'bank',
        reference: shown.payment_reference,
        note: 'Wire received',
        by: 'Daniel Ncube',
        at: data?.status_since,
      },
    ])
  })

  it('say how it came when staff do', async () => {
    const payment_received = { method: 'bitcoin', reference: 'a1'.repeat(32) }
    const { data } = await put(await waiting(), { status: 'Authorized', payment_received })
    expect(data?.payments).toMatchObject([payment_received])
  })

  it.each([
    [{ method: 'bitcoin', reference: 'TT 4711' }, { reference: [expect.any(String)] }],
    [{ method: 'cheque', reference: '1' }, { method: ['"cheque" is not a valid choice.'] }],
    [{ method: 'bank', reference: '' }, { reference: ['This field may not be blank.'] }],
  ])('are not %j', async (payment_received, problem) => {
    const answer = await put(await waiting(), { status: 'Authorized', payment_received })
    expect(answer).toMatchObject({ status: 400, error: { payment_received: problem } })
  })

  it('end with what went back', async () => {
    const shown = await move(world, (await orderedCar(world)).order, 'Authorized')
    const refund = { ...refundOf(shown), amount: '5000.00' }
    const { data } = await put(shown, { status: 'Canceled', reason: 'Permit refused', refund })
    expect(data?.payments).toMatchObject([
      { kind: 'received', amount: '5200.00', by: 'Grace Banda' },
      {
        kind: 'refunded',
        amount: '-5000.00',
        method: 'bank',
        reference: 'TT 4711',
        note: 'Permit refused',
        by: 'Daniel Ncube',
      },
    ])
  })

  it('are never changed, not even in the database', async () => {
    await put(await waiting(), { status: 'Authorized' })
    const change = world.db.updateTable('payments').set({ amount: 1 }).execute()
    await expect(change).rejects.toThrow('payments is only ever added to')
    await expect(world.db.deleteFrom('payments').execute()).rejects.toThrow('only ever added to')
  })
})

describe('the method that the buyer chooses', () => {
  async function tryWith(where: World, payment: CheckoutRequest['payment']) {
    const buyer = await newBuyer(where)
    await addToBasket(where, buyer, await stockProduct(where))
    const body = checkoutOf(await basketOf(buyer), { payment })
    return { buyer, ...(await tryToOrder(buyer, body)) }
  }

  it('is kept with the order, and is how the money comes unless staff say otherwise', async () => {
    const { data } = await tryWith(world, { bank: { enabled: true } })
    const shown = await move(world, data!, 'Authorized')
    expect(shown).toMatchObject({ payment_method: 'bank', payments: [{ method: 'bank' }] })
  })

  it('is one that the shop takes', async () => {
    const own = await createWorld({ ...inject('postgres'), environment: { DEMO: 'false' } })
    const { error, response } = await tryWith(own, { bitcoin: { enabled: true } })
    expect(response.status).toBe(406)
    expect(error).toEqual({ payment: ['"bitcoin" is not a valid choice.'] })
    await own.close()
  })
})

describe('the lines of what an order costs', () => {
  it('add up to its total, whoever writes them', async () => {
    const { order: placed } = await orderedCar(world)
    const further = sql`insert into order_cost_lines (order_id, position, kind, amount, currency, paid_to, is_payable)
      values (${placed.id}, 9, 'goods', 1, 'USD', 'seller', true)`
    await expect(further.execute(world.db)).rejects.toThrow('do not add up to its total')
    const change = world.db.updateTable('order_cost_lines').set({ amount: 1 }).execute()
    await expect(change).rejects.toThrow('order_cost_lines is only ever added to')
  })

  it('are for older orders what the migration makes of their sums', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'KARIBU5' } })
    await order(buyer)
    const file = new URL('../migrations/0040-order-cost-lines.sql', import.meta.url)
    const [, filled = ''] =
      /insert into order_cost_lines .*\n([^;]+);/.exec(await readFile(file, 'utf8')) ?? []
    const kept = sql`select order_id, position, kind, amount, currency, paid_to, is_payable from order_cost_lines`
    const { rows } = await sql<{ missing: number; kept: number }>`
      select (select count(*)::integer from (${sql.raw(filled)} except ${kept}) as lost) as missing,
        (select count(*)::integer from order_cost_lines) as kept`.execute(world.db)
    expect(rows[0]?.missing).toBe(0)
    expect(rows[0]?.kept).toBeGreaterThan(2)
  })
})
