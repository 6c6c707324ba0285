import type { SupportQuote } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  newBuyer,
  order,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What staff's answer to a quote charges beside shipping: insurance and inspection, each on a line of its own. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function ask({ client }: Buyer, q: number) {
  const { error } = await client.POST('/request-shipping-quote/', { body: { q } })
  if (error) throw new Error(JSON.stringify(error))
}

async function get(id: number): Promise<SupportQuote> {
  const client = await world.as('desk')
  const { data } = await client.GET('/support/quotes/{id}', { params: { path: { id } } })
  if (!data) throw new Error(`no quote ${id}`)
  return data
}

async function answer(id: number, shipping_charge: string, more = {}) {
  const client = await world.as('desk')
  const { version } = await get(id)
  const { data, error } = await client.PUT('/support/quotes/{id}', {
    params: { path: { id } },
    body: { version, shipping_charge, ...more },
  })
  return { data, error }
}

async function changeQuantity({ client }: Buyer, basket: number, quantity: number) {
  const { data } = await client.GET('/baskets/{id}/lines/', { params: { path: { id: basket } } })
  const line = Number(/\/lines\/(\d+)\/$/.exec(data?.results[0]?.url ?? '')?.[1])
  await client.PATCH('/baskets/{id}/lines/{line}/', {
    params: { path: { id: basket, line } },
    body: { quantity },
  })
}

describe('insurance and inspection in an answer', () => {
  /** Somebody without a port who waits for a quote. */
  async function asking(insurance = true) {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, {
      title: 'Isuzu Forward flatbed',
      body_type: 'truck',
    })
    const choice = { code: null, value: 0, insurance, country: 'MU' }
    const { id } = await addToBasket(world, buyer, product, choice)
    await ask(buyer, id)
    return { buyer, product, id }
  }

  const kinds = (costs: readonly { kind: string; amount: string }[] | undefined) =>
    Object.fromEntries((costs ?? []).map(({ kind, amount }) => [kind, amount]))

  it('are lines of their own, in the basket, the mail, the order and the price at the door', async () => {
    const { buyer, id } = await asking()
    const { data } = await answer(id, '1480.00', { insurance: '84.50', inspection: '165.00' })
    expect(data).toMatchObject({
      insurance: '84.50',
      inspection: '165.00',
      destination_country: 'Mauritius',
      destination_port: null,
    })
    const basket = await basketOf(buyer)
    const told = {
      goods: '4500.00',
      shipping: '1480.00',
      insurance: '84.50',
      inspection: '165.00',
    }
    expect(kinds(basket.cost_lines)).toEqual(told)
    expect(basket).toMatchObject({
      totalCost: '6229.50',
      destinationCountry: 'Mauritius',
      shipping_quote: { insurance: '84.50', inspection: '165.00' },
    })
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.text).toMatch(/Inspection before loading: .*165\.00/)
    expect(mail?.text).toContain('Mauritius, no port yet')
    const path = { id: basket.id }
    const asked = { params: { path, query: { country: 'MU' } } }
    const { data: prices } = await buyer.client.GET('/baskets/{id}/landed-prices/', asked)
    const lines = kinds(
      prices?.results[0]?.price.lines.map(({ kind, low }) => ({ kind, amount: low })),
    )
    expect(lines).toMatchObject({ insurance: '84.50', inspection: '165.00' })
    const placed = await order(buyer)
    expect(kinds(placed.cost_lines)).toEqual(told)
    expect(placed).toMatchObject({ destination_country: 'Mauritius', destination_port: null })
  })

  it('are the tariffs’ where nothing is said, and again when the basket or the day is another', async () => {
    const { buyer, id } = await asking()
    await answer(id, '1480.00')
    const byTariff = kinds((await basketOf(buyer)).cost_lines)
    const today = world.clock.now().toISOString().slice(0, 10)
    await answer(id, '1480.00', { insurance: '1.00', inspection: '2.00', valid_until: today })
    expect(kinds((await basketOf(buyer)).cost_lines)).toMatchObject({
      insurance: '1.00',
      inspection: '2.00',
    })
    await changeQuantity(buyer, id, 2)
    expect(kinds((await basketOf(buyer)).cost_lines)['inspection']).toBe(byTariff['inspection'])
    await changeQuantity(buyer, id, 1)
    expect(kinds((await basketOf(buyer)).cost_lines)['inspection']).toBe('2.00')
    world.clock.advance({ hours: 24 })
    expect((await basketOf(buyer)).shipping_quote).toMatchObject({
      state: 'lapsed',
      insurance: null,
      inspection: null,
    })
  })

  it('are refused where nobody asked for insurance, and below a dollar', async () => {
    const { id } = await asking(false)
    expect((await answer(id, '950.00', { insurance: '84.50' })).error).toMatchObject({
      codes: { insurance: ['insurance_unasked'] },
    })
    expect((await answer(id, '950.00', { inspection: '0.50' })).error).toMatchObject({
      codes: { inspection: ['min_value'] },
    })
    expect((await get(id)).state).toBe('pending')
  })

  it('are in the audit with what they were before', async () => {
    const { id } = await asking()
    await answer(id, '1480.00', { insurance: '84.50' })
    await answer(id, '1480.00', { insurance: '90.00', inspection: '165.00' })
    const entries = await world.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'answer-quote')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(entries[1]).toMatchObject({
      before: { insurance: '84.50', inspection: null },
      after: { insurance: '90.00', inspection: '165.00' },
    })
  })
})
