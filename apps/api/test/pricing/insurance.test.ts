import type { BandariClient, InsuranceTariffCreate, SupportInsuranceTariff } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { textOf } from '../helpers/pdf-text.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  move,
  newBuyer,
  order,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let finance: BandariClient
let desk: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  finance = await world.as('finance')
  desk = await world.as('desk')
})
afterAll(() => world.close())

/** Every test begins with the tariff that a shop comes with: 1.65 %, at least 30 dollars. */
beforeEach(() => replaceTariffs({ basis_points: 165, minimum: 3_000 }))

async function replaceTariffs(first: { basis_points: number; minimum: number } | null) {
  const trigger = sql.raw('insurance_tariffs_append_only')
  await sql`alter table insurance_tariffs disable trigger ${trigger}`.execute(world.db)
  await world.db.deleteFrom('insurance_tariffs').execute()
  await sql`alter table insurance_tariffs enable trigger ${trigger}`.execute(world.db)
  const since = new Date('2026-01-01T00:00:00Z')
  if (first === null) return
  await world.db
    .insertInto('insurance_tariffs')
    .values({ ...first, valid_from: since, set_at: since })
    .execute()
}

function inHours(hours: number): string {
  return new Date(world.clock.now().getTime() + hours * 3600_000).toISOString()
}

function set(wish: Partial<InsuranceTariffCreate> = {}, by = finance) {
  return by.POST('/support/insurance-tariffs', { body: { percent: '2', minimum: '50', ...wish } })
}

async function history(filter: object = {}): Promise<SupportInsuranceTariff[]> {
  const query = { filter: JSON.stringify(filter) }
  return (await desk.GET('/support/insurance-tariffs', { params: { query } })).data ?? []
}

/** Somebody with a car of 4,500 dollars by RORO to Mombasa in the basket. */
async function buyerOf({ insurance = true, code }: { insurance?: boolean; code?: null } = {}) {
  const buyer = await newBuyer(world)
  const choice = { insurance, ...(code === null ? { code } : {}) }
  await addToBasket(world, buyer, await stockProduct(world), choice)
  return buyer
}

async function paperOf({ client }: Buyer, { id }: { id: number }): Promise<string> {
  const params = { path: { id } }
  const { data } = await client.GET('/orders/{id}/pro-forma/', { params, parseAs: 'arrayBuffer' })
  return textOf(new Uint8Array(data as unknown as ArrayBuffer))
}

async function mailOf({ email }: Buyer): Promise<string> {
  await world.deliverMails()
  const [mail] = await mailsTo(world, email)
  return mail?.text ?? ''
}

async function waiting(): Promise<string[]> {
  const query = { filter: '{"insurance_waits":true}' }
  const { data } = await desk.GET('/support/orders', { params: { query } })
  return data?.map(({ number }) => number) ?? []
}

async function queue() {
  const { data } = await desk.GET('/support/overview', {})
  return data?.waiting.find(({ what }) => what === 'orders-without-insurance')
}

const insured = { kind: 'insurance', paid_to: 'insurer', is_payable: true, currency: 'USD' }

describe('the price of insurance', () => {
  it('is a line of its own in basket, order, invoice and mail, and part of the total', async () => {
    const buyer = await buyerOf()
    const basket = await basketOf(buyer)
    expect(basket).toMatchObject({ insurance_requested: true, total: '4500.00' })
    expect(basket.totalCost).toBe('5285.80')
    expect(basket.cost_lines.at(-1)).toMatchObject({ ...insured, amount: '85.80' })
    const placed = await order(buyer)
    expect(placed.total_incl_tax).toBe('5285.80')
    expect(placed.cost_lines.at(-1)).toMatchObject({ ...insured, amount: '85.80' })
    expect(placed.surcharges).toMatchObject([{ code: 'insurance', incl_tax: '85.80' }])
    const paper = await paperOf(buyer, placed)
    expect(paper).toContain('Marine insurance 85.80')
    expect(paper).toContain('Included')
    expect(await mailOf(buyer)).toContain('85.80')
    expect(await waiting()).not.toContain(placed.number)
  })

  it('is asked of nobody who does not ask for it', async () => {
    const buyer = await buyerOf({ insurance: false })
    const { cost_lines, totalCost } = await basketOf(buyer)
    expect(cost_lines.map(({ kind }) => kind)).toEqual(['goods', 'shipping'])
    expect(totalCost).toBe('5200.00')
  })

  it('is of what is paid for the goods after discount', async () => {
    const buyer = await buyerOf()
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'WELCOME200' } })
    const { cost_lines, totalCost } = await basketOf(buyer)
    expect(cost_lines.at(-1)).toMatchObject({ kind: 'insurance', amount: '82.50' })
    expect(totalCost).toBe('5082.50')
  })

  it('is unknown while shipping is, and no line says 0', async () => {
    const { cost_lines, insurance_requested } = await basketOf(await buyerOf({ code: null }))
    expect(insurance_requested).toBe(true)
    expect(cost_lines.map(({ kind }) => kind)).toEqual(['goods'])
  })

  it('follows the tariff until the order is placed, and never after', async () => {
    const buyer = await buyerOf()
    await set({ percent: '2', minimum: '0' })
    const basket = await basketOf(buyer)
    expect(basket.cost_lines.at(-1)?.amount).toBe('104.00')
    const placed = await order(buyer)
    await set({ percent: '10', minimum: '0' })
    const path = { id: basket.id }
    const { data } = await buyer.client.GET('/baskets/{id}/', { params: { path } })
    expect(data?.totalCost).toBe('5304.00')
    expect(placed.total_incl_tax).toBe('5304.00')
  })
})

describe('an order without a price of insurance', () => {
  it('says that it is not known, and stands in a list until it is shipped or cancelled', async () => {
    await replaceTariffs(null)
    const before = (await queue())?.count ?? Number.NaN
    const buyer = await buyerOf()
    const placed = await order(buyer)
    expect(placed).toMatchObject({ insurance_requested: true, total_incl_tax: '5200.00' })
    expect(placed.cost_lines.map(({ kind }) => kind)).toEqual(['goods', 'shipping'])
    expect(await paperOf(buyer, placed)).toContain('Not known yet')
    expect(await mailOf(buyer)).toContain('Not known yet')
    expect(await waiting()).toContain(placed.number)
    expect((await queue())?.count).toBe(before + 1)
    // A tariff that comes later changes nothing that was agreed.
    await set()
    expect(await waiting()).toContain(placed.number)
    await move(world, placed, 'Canceled')
    expect(await waiting()).not.toContain(placed.number)
    expect((await queue())?.count).toBe(before)
  })
})

describe('priceOrderInsurance', () => {
  beforeEach(() => replaceTariffs(null))

  function price({ id }: { id: number }, amount: string, by = finance) {
    return by.POST('/support/orders/{id}/insurance', { params: { path: { id } }, body: { amount } })
  }

  it('grows total, invoice and the page of the buyer, who is sent them', async () => {
    const buyer = await buyerOf()
    const placed = await order(buyer)
    await mailOf(buyer)
    const { data } = await price(placed, '85.8')
    expect(data).toMatchObject({ total_incl_tax: '5285.80', status: 'Pending' })
    expect(data?.cost_lines.at(-1)).toMatchObject({ ...insured, amount: '85.80' })
    const path = { id: placed.id }
    const { data: own } = await buyer.client.GET('/orders/{id}/', { params: { path } })
    expect(own).toMatchObject({ total_incl_tax: '5285.80', total_excl_tax: '5285.80' })
    expect(own?.surcharges).toMatchObject([{ code: 'insurance', incl_tax: '85.80' }])
    expect(await paperOf(buyer, placed)).toContain('Marine insurance 85.80')
    await world.deliverMails()
    const news = (await mailsTo(world, buyer.email)).find(({ subject }) =>
      subject.includes('with marine insurance'),
    )
    expect(news?.text).toContain('5,285.80')
    expect(news?.attachments).toHaveLength(1)
    expect(await waiting()).not.toContain(placed.number)
    const basket = await buyer.client.GET('/baskets/{id}/', {
      params: { path: { id: Number(placed.number) - 100_000 } },
    })
    expect(basket.data?.totalCost).toBe('5285.80')
  })

  it('is on record, and is what a payment is booked with', async () => {
    const placed = await order(await buyerOf())
    await price(placed, '85.80')
    const filter = JSON.stringify({ subject: 'order', subject_id: String(placed.id) })
    const admin = await world.as('support')
    const { data } = await admin.GET('/support/audit', { params: { query: { filter } } })
    const entry = data?.find(({ action }) => action === 'price-order-insurance')
    expect(JSON.parse(entry?.before ?? '')).toEqual({ total: '5200.00' })
    expect(JSON.parse(entry?.after ?? '')).toEqual({ insurance: '85.80', total: '5285.80' })
    await move(world, placed, 'Authorized')
    const path = { id: placed.id }
    const { data: paid } = await desk.GET('/support/orders/{id}', { params: { path } })
    expect(paid?.total_incl_tax).toBe('5285.80')
  })

  it('happens once, however simultaneously it is sent', async () => {
    const placed = await order(await buyerOf())
    const answers = await Promise.all(['80', '90', '100'].map((amount) => price(placed, amount)))
    const statuses = answers.map(({ response }) => response.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    expect((await price(placed, '80')).error).toMatchObject({ code: 'insurance_not_awaited' })
  })

  it('overtakes a payment that was seen before', async () => {
    const placed = await order(await buyerOf())
    const path = { id: placed.id }
    const { data: seen } = await desk.GET('/support/orders/{id}', { params: { path } })
    await price(placed, '85.80')
    const body = { ...seen!, status: 'Authorized' } as const
    const { response, error } = await desk.PUT('/support/orders/{id}', { params: { path }, body })
    expect([response.status, error]).toMatchObject([409, { code: 'overtaken' }])
  })

  it.each([
    ['asked for none', { insurance: false }, null, 'insurance_not_awaited'],
    ['was paid', {}, 'Authorized', 'order_total_final'],
    ['was cancelled', {}, 'Canceled', 'order_total_final'],
  ] as const)('refuses an order that %s', async (_, choice, status, code) => {
    const placed = await order(await buyerOf(choice))
    if (status) await move(world, placed, status)
    const { response, error } = await price(placed, '85.80')
    expect([response.status, error]).toMatchObject([409, { code }])
  })

  it.each([
    ['0', 'above_zero'],
    ['0.00', 'above_zero'],
    ['5200.01', 'max_value'],
    ['-1', 'invalid_value'],
    ['1.005', 'max_decimal_places'],
  ])('refuses the amount %j', async (amount, code) => {
    const placed = await order(await buyerOf())
    const { response, error } = await price(placed, amount)
    expect([response.status, error]).toMatchObject([400, { codes: { amount: [code] } }])
    expect(await waiting()).toContain(placed.number)
  })

  it('is for finance alone, for an order that is there and not their own', async () => {
    const placed = await order(await buyerOf())
    expect((await price(placed, '85.80', desk)).response.status).toBe(403)
    expect((await price(placed, '85.80', await world.as(null))).response.status).toBe(401)
    expect((await price({ id: 2_000_000_000 }, '85.80')).response.status).toBe(404)
    const { account_id } = await world.db
      .selectFrom('orders')
      .select('account_id')
      .where('id', '=', placed.id)
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('orders')
      .set({ account_id: await idOf('finance@example.com') })
      .where('id', '=', placed.id)
      .execute()
    expect((await price(placed, '85.80')).error).toMatchObject({ code: 'own_money' })
    await world.db.updateTable('orders').set({ account_id }).where('id', '=', placed.id).execute()
  })
})

async function idOf(email: string): Promise<number> {
  const row = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}

describe('setInsuranceTariff', () => {
  it('is for finance alone', async () => {
    expect((await set({}, desk)).response.status).toBe(403)
    expect((await set({}, await world.as(null))).response.status).toBe(401)
  })

  it('follows the one before, which stays as it was', async () => {
    const { data: first } = await set({ percent: '1.8', minimum: '40', valid_from: inHours(1) })
    expect(first).toMatchObject({ percent: '1.80', minimum: '40.00', state: 'coming' })
    expect((await history()).map(({ percent, state }) => [percent, state])).toEqual([
      ['1.80', 'coming'],
      ['1.65', 'current'],
    ])
    world.clock.advance({ hours: 2 })
    expect((await history()).map(({ state }) => state)).toEqual(['current', 'past'])
    expect(await history({ state: 'current' })).toMatchObject([{ percent: '1.80' }])
    const params = { path: { id: first!.id } }
    const { data } = await desk.GET('/support/insurance-tariffs/{id}', { params })
    expect(data).toEqual({ ...first, state: 'current' })
    await expect(
      world.db.updateTable('insurance_tariffs').set({ minimum: 1 }).execute(),
    ).rejects.toThrow('only ever added to')
  })

  it('replaces one that was to begin at the same time', async () => {
    const valid_from = inHours(1)
    await set({ percent: '20', valid_from })
    await set({ percent: '2', valid_from })
    expect((await history()).map(({ percent, state }) => [percent, state])).toEqual([
      ['2.00', 'coming'],
      ['20.00', 'past'],
      ['1.65', 'current'],
    ])
  })

  it('is set once, however often and however simultaneously it is sent', async () => {
    const answers = await Promise.all([set(), set({ percent: '2.00' }), set(), set()])
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    expect(await history()).toHaveLength(2)
  })

  it('is on record', async () => {
    const { data } = await set()
    const query = {
      filter: '{"subject":"insurance-tariff"}',
      sort: '["id","DESC"]',
      range: '[0,0]',
    }
    const admin = await world.as('support')
    const { data: entries } = await admin.GET('/support/audit', { params: { query } })
    const [entry] = entries ?? []
    expect(entry).toMatchObject({ action: 'set-insurance-tariff', subject_id: String(data?.id) })
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ basis_points: 165, minimum: 3_000 })
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ basis_points: 200, minimum: 5_000 })
  })

  it.each([
    [{ percent: '0' }, { percent: ['above_zero'] }],
    [{ percent: '100.01' }, { percent: ['max_value'] }],
    [{ percent: '1.655' }, { percent: ['max_decimal_places'] }],
    [{ minimum: '-1' }, { minimum: ['invalid_value'] }],
    [{ valid_from: '2026-01-01T00:00:00Z' }, { valid_from: ['tariff_begins_in_past'] }],
  ])('refuses %j', async (wish, codes) => {
    const { response, error } = await set(wish)
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ codes })
    expect(await history()).toHaveLength(1)
  })
})
