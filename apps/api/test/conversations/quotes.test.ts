import type { SupportQuote } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Role } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  checkoutOf,
  consignee,
  linesOf,
  newBuyer,
  order,
  stockProduct,
  tryToAdd,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Wish {
  code?: string | null
  quantity?: number
}

/** Somebody who waits for a quote. */
async function asking({ code = 'mombasa-other', quantity = 1 }: Wish = {}) {
  const buyer = await newBuyer(world)
  const product = await stockProduct(world, { title: 'Isuzu Forward flatbed', body_type: 'truck' })
  const { id } = await addToBasket(world, buyer, product, { code, quantity, value: 0 })
  await ask(buyer, id)
  return { buyer, product, id }
}

async function ask({ client }: Buyer, q: number) {
  const { error } = await client.POST('/request-shipping-quote/', {
    body: { q, contactNumber: '+254700000001', userRequest: 'With customs clearance?' },
  })
  if (error) throw new Error(JSON.stringify(error))
}

async function get(id: number, role: Role = 'desk'): Promise<SupportQuote> {
  const client = await world.as(role)
  const { data } = await client.GET('/support/quotes/{id}', { params: { path: { id } } })
  if (!data) throw new Error(`no quote ${id}`)
  return data
}

async function put(id: number, body: Record<string, unknown>, role: Role = 'desk') {
  const client = await world.as(role)
  const { data, error, response } = await client.PUT('/support/quotes/{id}', {
    params: { path: { id } },
    body: body as { version: number },
  })
  return { data, error, status: response.status }
}

/** Answers what is asked now. */
async function answer(id: number, shipping_charge: unknown = '950.00', more = {}) {
  const { version } = await get(id)
  return put(id, { version, shipping_charge, ...more })
}

async function list(query: Record<string, unknown>) {
  const client = await world.as('desk')
  const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
  const { data, error, response } = await client.GET('/support/quotes', {
    params: { query: Object.fromEntries(texts) },
  })
  return { data, error, range: response.headers.get('content-range'), status: response.status }
}

async function changeQuantity({ client }: Buyer, basket: number, quantity: number) {
  const { data } = await client.GET('/baskets/{id}/lines/', { params: { path: { id: basket } } })
  const line = Number(/\/lines\/(\d+)\/$/.exec(data?.results[0]?.url ?? '')?.[1])
  const { error } = await client.PATCH('/baskets/{id}/lines/{line}/', {
    params: { path: { id: basket, line } },
    body: { quantity },
  })
  if (error) throw new Error(JSON.stringify(error))
}

describe('asking', () => {
  it('again and again, with the basket emptied between, mails support once', async () => {
    const { buyer, product, id } = await asking()
    const askAnew = async () => {
      await empty(buyer, id)
      await addToBasket(world, buyer, product, { code: 'mombasa-other', value: 0 })
      await ask(buyer, id)
      expect((await basketOf(buyer)).is_shipping_requested).toBe(true)
    }
    for (let n = 0; n < 2; n += 1) await askAnew()
    expect(await quoteMailsOf(buyer)).toHaveLength(1)
    world.clock.advance({ minutes: 2 })
    await askAnew()
    expect(await quoteMailsOf(buyer)).toHaveLength(2)
  })

  it('is nothing that HEAD does', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, { body_type: 'truck' })
    const { id } = await addToBasket(world, buyer, product, { code: 'mombasa-other', value: 0 })
    const token = await insertSession(world.db, buyer.id, world.clock.now())
    const { statusCode } = await world.app.inject({
      method: 'HEAD',
      url: `/api/request-shipping-quote/?q=${id}`,
      headers: { authorization: `Token ${token}` },
    })
    expect(statusCode).toBe(405)
    expect((await basketOf(buyer)).is_shipping_requested).toBe(false)
  })
})

async function empty({ client }: Buyer, id: number) {
  const { data } = await client.GET('/baskets/{id}/lines/', { params: { path: { id } } })
  for (const { url } of data?.results ?? []) {
    const line = Number(/\/lines\/(\d+)\/$/.exec(url)?.[1])
    await client.DELETE('/baskets/{id}/lines/{line}/', { params: { path: { id, line } } })
  }
}

async function quoteMailsOf({ email }: Buyer) {
  const mails = await mailsTo(world, world.settings.supportEmail)
  return mails.filter(({ text }) => text.includes(email))
}

describe('listSupportQuotes', () => {
  it('has who waits longest first, with what is in the basket and the clock', async () => {
    const own = await createWorld(inject('postgres'))
    const client = await own.as('desk')
    const waiting: number[] = []
    for (let n = 0; n < 3; n += 1) {
      const buyer = await newBuyer(own)
      const product = await stockProduct(own, { title: `Hino Ranger ${n}` })
      const { id } = await addToBasket(own, buyer, product, { value: 0, quantity: 2 })
      await buyer.client.POST('/request-shipping-quote/', {
        body: { q: id, contactNumber: '0700', userRequest: 'To Nakuru' },
      })
      waiting.push(id)
      own.clock.advance({ minutes: 15 })
    }
    const ask = async (filter: object) => {
      const query = { filter: JSON.stringify(filter) }
      const { data, response } = await client.GET('/support/quotes', { params: { query } })
      return { ids: data?.map(({ id }) => id), range: response.headers.get('content-range'), data }
    }
    const { ids, data, range } = await ask({ state: 'pending' })
    expect(ids).toEqual(waiting)
    expect(range).toBe('quotes 0-2/3')
    expect(data?.[0]).toMatchObject({
      state: 'pending',
      contact_number: '0700',
      user_request: 'To Nakuru',
      destination_port: 'Mombasa',
      goods: '9000.00',
      current_charge: '0.00',
      lines: [{ title: 'Hino Ranger 0', quantity: 2, price: '9000.00', shipping_type: null }],
    })
    const { requested_at, due_at } = data![0]!
    expect(new Date(due_at).getTime() - new Date(requested_at).getTime()).toBe(20 * 60_000)
    // 45 and 30 minutes ago; the third, of 15 minutes ago, is in time.
    const now = own.clock.now().toISOString()
    expect((await ask({ state: 'pending', due_at_lte: now })).ids).toEqual(waiting.slice(0, 2))
    expect((await ask({ q: 'hino ranger 1' })).ids).toEqual([waiting[1]])
    await own.close()
  })

  it('finds by person, contact and state', async () => {
    const { buyer, id } = await asking()
    const found = async (filter: object) => (await list({ filter })).data?.map((each) => each.id)
    expect(await found({ user_email: buyer.email.toUpperCase() })).toEqual([id])
    expect(await found({ id: [id] })).toEqual([id])
    expect(await found({ q: '+254700000001', user_email: buyer.email })).toEqual([id])
    expect(await found({ state: 'answered', user_email: buyer.email })).toEqual([])
    await answer(id)
    expect(await found({ state: 'answered', user_email: buyer.email })).toEqual([id])
    expect(await found({ state: 'pending', user_email: buyer.email })).toEqual([])
    const { status, error } = await list({ filter: { colour: 1 } })
    expect([status, error]).toEqual([400, { detail: 'Unknown filter: colour.' }])
  })
})

describe('answerQuote', () => {
  it('sets the charge, clears the request, writes to the buyer, who can order', async () => {
    const { buyer, id } = await asking()
    const note = 'Sails on 12 March <weather permitting>'
    const { data } = await answer(id, '950.00', { note })
    expect(data).toMatchObject({
      state: 'answered',
      current_charge: '950.00',
      answered_by: 'Mary Phiri',
      note,
      is_lapsed: false,
      charges: [{ destination_code: 'mombasa-other', shipping_charge: '950.00' }],
    })
    const basket = await basketOf(buyer)
    expect(basket).toMatchObject({
      is_shipping_requested: false,
      shipping_quote: { state: 'answered', shipping_charge: '950.00', note },
      shippingChargeOption: { value: '950.00' },
      totalCost: '5450.00',
    })
    expect(await linesOf(buyer, basket)).toMatchObject([{ attributes: [{ value: '950.00' }] }])
    const { data: methods } = await buyer.client.GET('/basket/shipping-methods/')
    expect(methods).toMatchObject([{ code: 'mombasa-other', is_determined: true }])

    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.subject).toBe('Your shipping quote: USD 950.00')
    expect(mail?.text).toContain('Shipping: USD 950.00')
    expect(mail?.text).toContain('Total: USD 5,450.00')
    expect(mail?.text).toContain(note)
    expect(mail?.html).toContain('&lt;weather permitting&gt;')
    expect(mail?.text).toContain(`${world.settings.storefrontOrigin}/my-basket`)

    const placed = await order(buyer)
    expect(placed).toMatchObject({
      shipping_incl_tax: '950.00',
      total_incl_tax: '5450.00',
      shipping_code: 'mombasa-other',
    })
    expect(await get(id)).toMatchObject({ state: 'answered', order_number: placed.number })
  })

  it('leaves an audit record, also of a change of the answer, which is mailed again', async () => {
    const { buyer, id } = await asking()
    await answer(id, '950.00')
    await answer(id, 875, { note: 'A cheaper ship' })
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.subject).toBe('Your new shipping quote: USD 875.00')
    expect((await basketOf(buyer)).totalCost).toBe('5375.00')
    const records = await world.db
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('kind', '=', 'change')
      .where('subject', '=', 'quote')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    const way = { port: 'Mombasa', shipping_type: null }
    const byTariff = { insurance: null, inspection: null, ...way }
    expect(records).toEqual([
      {
        action: 'answer-quote',
        before: null,
        after: { shipping_charge: '950.00', ...byTariff, note: '', valid_until: null },
      },
      {
        action: 'answer-quote',
        before: { shipping_charge: '950.00', ...byTariff, note: '', valid_until: null },
        after: {
          shipping_charge: '875.00',
          ...byTariff,
          note: 'A cheaper ship',
          valid_until: null,
        },
      },
    ])
  })

  it('a record as react-admin sends it answers by destination', async () => {
    const { buyer, id } = await asking()
    const shown = await get(id)
    const charges = shown.charges.map((each) => ({ ...each, shipping_charge: '640.00' }))
    const { data } = await put(id, { ...shown, charges, note: '' })
    expect(data?.current_charge).toBe('640.00')
    expect((await basketOf(buyer)).totalCost).toBe('5140.00')
  })

  it('of two at once one is heard, the other is told who was quicker', async () => {
    const { buyer, id } = await asking()
    const { version } = await get(id)
    const answers = await Promise.all([
      put(id, { version, shipping_charge: '900.00' }, 'desk'),
      put(id, { version, shipping_charge: '800.00' }, 'support'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.data
    expect(answers.find(({ status }) => status === 409)?.error).toEqual({
      detail: `${won?.answered_by} has changed this meanwhile. Load it again to see how it is now.`,
    })
    expect((await basketOf(buyer)).shipping_quote?.shipping_charge).toBe(won?.current_charge)
    const mails = (await mailsTo(world, buyer.email)).filter(({ subject }) =>
      subject.includes('quote'),
    )
    expect(mails).toHaveLength(1)
  })

  it('of a basket that has changed since it was shown is refused', async () => {
    const { buyer, id } = await asking()
    const { version } = await get(id)
    await changeQuantity(buyer, id, 2)
    const { status, error } = await put(id, { version, shipping_charge: '950.00' })
    expect(status).toBe(409)
    expect(error).toEqual({
      detail: 'The buyer has changed the basket meanwhile. Load it again to see how it is now.',
    })
    expect((await basketOf(buyer)).is_shipping_requested).toBe(true)
    expect((await answer(id)).status).toBe(200)
  })

  it('of what was ordered is refused', async () => {
    const { buyer, id } = await asking()
    await answer(id)
    const { number } = await order(buyer)
    const { status, error } = await answer(id, '1.00')
    expect(status).toBe(409)
    expect(error).toEqual({ detail: `The buyer has ordered this already (order ${number}).` })
  })

  it.each([
    [{}, { shipping_charge: ['This field is required.'] }],
    [
      { shipping_charge: '0.99' },
      { shipping_charge: ['Ensure this value is greater than or equal to 1.'] },
    ],
    [{ shipping_charge: '-5' }, { shipping_charge: [expect.any(String)] }],
    [{ shipping_charge: 'much' }, { shipping_charge: [expect.any(String)] }],
    [
      { shipping_charge: '9', note: 'x'.repeat(701) },
      { note: ['Ensure this field has no more than 700 characters.'] },
    ],
    [{ version: undefined, shipping_charge: '9' }, { version: ['This field is required.'] }],
  ])('refuses %j', async (body, problems) => {
    const { id } = await asking()
    const { version } = await get(id)
    const { status, error } = await put(id, { version, ...body })
    expect(status).toBe(400)
    expect(error).toEqual(problems)
  })

  it('knows no quote of a basket that asked for none', async () => {
    const buyer = await newBuyer(world)
    const { id } = await addToBasket(world, buyer, await stockProduct(world))
    expect((await put(id, { version: 1, shipping_charge: '9' })).status).toBe(404)
    expect((await put(2_147_483_647, { version: 1, shipping_charge: '9' })).status).toBe(404)
  })

  it('to where we have no port can be ordered too', async () => {
    const { buyer, id } = await asking({ code: null })
    await answer(id, '1500.00')
    expect(await basketOf(buyer)).toMatchObject({
      destinationCode: 'quoted',
      destinationPort: null,
      shippingChargeOption: { value: '1500.00', option: null },
      totalCost: '6000.00',
    })
    const { data: methods } = await buyer.client.GET('/basket/shipping-methods/')
    expect(methods).toMatchObject([{ code: 'quoted', description: 'Shipping as quoted' }])
    const address = { ...consignee, country: '/api/countries/MU/' }
    const placed = await order(buyer, { shipping_address: address })
    expect(placed).toMatchObject({ shipping_incl_tax: '1500.00', total_incl_tax: '6000.00' })
    const [row] = await world.db
      .selectFrom('orders')
      .select(['destination_country', 'destination_port', 'shipping_code'])
      .where('id', '=', placed.id)
      .execute()
    expect(row).toEqual({
      destination_country: 'MU',
      destination_port: null,
      shipping_code: 'quoted',
    })
  })
})

it('keeps the type of shipping that was asked for where we have no port', async () => {
  const buyer = await newBuyer(world)
  const { url } = await stockProduct(world, { class: 'commercial', body_type: 'truck' })
  const wish = { url, quantity: 1, country: 'MU', shipping_type: 'Container' } as const
  const { data: basket } = await buyer.client.POST('/basket/add-product/', { body: wish })
  const id = basket?.id ?? 0
  expect(basket).toMatchObject({ totalCost: '4500.00', destinationCode: null })
  expect(await linesOf(buyer, { id })).toMatchObject([{ shipping_type: 'Container' }])
  await ask(buyer, id)
  expect((await get(id)).lines).toMatchObject([{ shipping_type: 'Container' }])
  await answer(id, '1500.00')
  const placed = await order(buyer, {
    shipping_address: { ...consignee, country: '/api/countries/MU/' },
  })
  expect(placed).toMatchObject({ shipping_incl_tax: '1500.00', shipping_type: 'Container' })
})

describe('a quoted charge', () => {
  it('survives changes of price and tariff', async () => {
    const { buyer, product, id } = await asking()
    await answer(id)
    await world.db
      .updateTable('basket_lines')
      .set({ shipping_type: 'RORO' })
      .where('basket_id', '=', id)
      .execute()
    await world.db
      .updateTable('products')
      .set({ price: 460_000 })
      .where('id', '=', product.id)
      .execute()
    world.clock.advance({ days: 3 })
    expect(await basketOf(buyer)).toMatchObject({
      shippingChargeOption: { value: '950.00' },
      totalCost: '5550.00',
    })
    expect((await order(buyer)).shipping_incl_tax).toBe('950.00')
  })

  it('lapses with a change of quantity, holds again when it is taken back', async () => {
    const { buyer, id } = await asking()
    await answer(id)
    await changeQuantity(buyer, id, 2)
    const lapsed = await basketOf(buyer)
    expect(lapsed).toMatchObject({
      is_shipping_requested: false,
      shipping_quote: { state: 'lapsed', shipping_charge: null },
      shippingChargeOption: { value: '0.00' },
    })
    const { response, error } = await tryToOrder(buyer, checkoutOf(lapsed))
    expect(response.status).toBe(406)
    expect(error).toMatchObject({ code: 'charge_undetermined' })
    expect(await get(id)).toMatchObject({ is_lapsed: true, current_charge: '0.00' })
    expect((await answer(id)).error).toEqual({
      detail: 'The buyer has changed the basket since it was answered, and has to ask again.',
    })
    await changeQuantity(buyer, id, 1)
    expect((await basketOf(buyer)).totalCost).toBe('5450.00')
  })

  it('counts until its last day is over, and can be given again', async () => {
    const { buyer, id } = await asking()
    const day = (days: number) =>
      new Date(world.clock.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10)
    const refused = await answer(id, '950.00', { valid_until: day(-1) })
    expect(refused).toMatchObject({
      status: 400,
      error: { codes: { valid_until: ['end_in_past'] } },
    })
    const until = day(2)
    await answer(id, '950.00', { valid_until: until })
    expect((await basketOf(buyer)).shipping_quote).toMatchObject({
      state: 'answered',
      valid_until: until,
    })
    world.clock.advance({ days: 2 })
    const onItsDay = await basketOf(buyer)
    expect(onItsDay.shipping_quote?.state).toBe('answered')
    world.clock.advance({ days: 1 })
    const over = await basketOf(buyer)
    expect(over.shipping_quote).toMatchObject({ state: 'lapsed', shipping_charge: null })
    expect((await tryToOrder(buyer, checkoutOf(onItsDay))).response.status).toBe(406)
    expect(await get(id)).toMatchObject({ is_expired: true, is_lapsed: false })
    await answer(id, '990.00')
    const { shipping_address, total_incl_tax } = await order(buyer)
    expect(shipping_address).not.toBeNull()
    expect(Number(total_incl_tax)).toBeGreaterThan(990)
    expect(await get(id)).toMatchObject({ is_expired: false, valid_until: null })
  })

  it('lapses with another line; asked again it waits again', async () => {
    const { buyer, id } = await asking()
    await answer(id)
    const truck = await stockProduct(world, { body_type: 'truck' })
    const { error } = await tryToAdd(world, buyer, truck, { code: 'mombasa-other', value: 0 })
    expect(error).toBeUndefined()
    expect((await basketOf(buyer)).shipping_quote?.state).toBe('lapsed')
    const before = await get(id)
    world.clock.advance({ minutes: 3 })
    await ask(buyer, id)
    const after = await get(id)
    expect(after).toMatchObject({ state: 'pending', answered_by: null, lines: [{}, {}] })
    // The clock starts again.
    const waited = Date.parse(after.requested_at) - Date.parse(before.requested_at)
    expect(waited).toBeGreaterThanOrEqual(3 * 60_000)
    await answer(id, '1700')
    expect((await basketOf(buyer)).totalCost).toBe('10700.00')
  })

  it('is forgotten with the basket’s last line', async () => {
    const { buyer, product, id } = await asking()
    await answer(id)
    const [line] = await linesOf(buyer, { id })
    const number = Number(/\/lines\/(\d+)\/$/.exec(line?.url ?? '')?.[1])
    await buyer.client.DELETE('/baskets/{id}/lines/{line}/', {
      params: { path: { id, line: number } },
    })
    expect((await basketOf(buyer)).shipping_quote).toBeNull()
    const basket = await addToBasket(world, buyer, product, { code: 'mombasa-other', value: 0 })
    expect(basket).toMatchObject({ shipping_quote: null, totalCost: '4500.00' })
  })

  it('is the buyer’s own business: what they claim about it counts for nothing', async () => {
    const { buyer, id } = await asking()
    await answer(id)
    const basket = await basketOf(buyer)
    const cheap = { currency: 'USD' as const, incl_tax: '1.00', excl_tax: '1.00', tax: 0 }
    const { error } = await tryToOrder(buyer, {
      ...checkoutOf(basket),
      shipping_charge: cheap,
    })
    expect(error).toMatchObject({ code: 'total_changed' })
  })
})
