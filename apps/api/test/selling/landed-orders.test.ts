import type { BandariClient, Basket, ImportExceptionInput } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { recheckOrder } from '../../src/selling/orders/landed/recheck-order.ts'
import { recheckImports } from '../../src/selling/orders/landed/recheck-imports.ts'
import { readImportRules, succeedRules } from '../../src/landed/rules.store.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  checkoutOf,
  consignee,
  linesOf,
  newBuyer,
  order,
  stockOf,
  stockProduct,
  type TestProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { mailsTo } from '../helpers/mails.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { people } from '../../seeds/people.data.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

/** A Japanese wagon that a Kenyan may import for years, of which everything is known. */
async function knownCar(): Promise<TestProduct> {
  const car = await stockProduct(world)
  await sql`update products set fuel_type = 'Petrol', body_type = 'Wagon', engine_size = '1,500 cc',
      make_id = (select id from makes where slug = 'toyota'), model_id = null
    where id = ${car.id}`.execute(world.db)
  return car
}

async function pricesOf(client: BandariClient, id: number) {
  const { data, response } = await client.GET('/orders/{id}/landed-prices/', {
    params: { path: { id } },
  })
  return { status: response.status, prices: data ?? [] }
}

async function landedPricesOf(
  { client }: Buyer,
  { id }: Pick<Basket, 'id'>,
  query: { country?: string; city?: string } = { country: 'KE' },
) {
  const { data, error } = await client.GET('/baskets/{id}/landed-prices/', {
    params: { path: { id }, query },
  })
  if (!data) throw new Error(`no prices: ${JSON.stringify(error)}`)
  return data
}

describe('a vehicle of which nobody knows whether it may enter', () => {
  const unknownCar = () => stockProduct(world, { manufactured: null, first_registered: null })

  const tryWith = async (buyer: Buyer, accepted?: string[]) =>
    tryToOrder(
      buyer,
      checkoutOf(await basketOf(buyer), accepted ? { accepted_imports: accepted } : {}),
    )

  it('is ordered by whom ticks its sentence, which the order keeps', async () => {
    const buyer = await newBuyer(world)
    const car = await unknownCar()
    const basket = await addToBasket(world, buyer, car)
    const [told] = (await landedPricesOf(buyer, basket, { country: 'KE', city: 'Nairobi' })).results
    expect(told).toMatchObject({ is_blocked: false, title: car.title })
    expect(told?.price.verdict).toBe('unknown')
    expect(told?.line).toBe((await linesOf(buyer, basket))[0]?.url)

    for (const accepted of [undefined, [], ['x'.repeat(22)]]) {
      const { response, error } = await tryWith(buyer, accepted)
      expect(response.status).toBe(406)
      expect(error).toMatchObject({
        code: 'import_not_accepted',
        codes: { basket: ['import_not_accepted'] },
      })
      expect(JSON.stringify(error)).toContain(told?.price.sentence)
    }
    expect(await stockOf(world, car)).toMatchObject({ reserved: 0 })

    const { data: placed } = await tryWith(buyer, [told?.acceptance ?? ''])
    if (!placed) throw new Error('no order')
    const [kept] = (await pricesOf(buyer.client, placed.id)).prices
    expect(kept?.accepted).toEqual({
      sentence: told?.price.sentence,
      language: 'en',
      at: kept?.ordered_at,
    })
  })

  it('keeps in which language the sentence was read', async () => {
    const buyer = await newBuyer(world)
    const basket = await addToBasket(world, buyer, await unknownCar())
    const [told] = (await landedPricesOf(buyer, basket)).results
    const french = world.clientWith(
      await insertSession(world.db, buyer.id, world.clock.now()),
      'fr',
    )
    // Words are no part of what is accepted: a tick in one language holds in another.
    const accepted_imports = [told?.acceptance ?? '']
    const body = checkoutOf(await basketOf(buyer), { accepted_imports })
    const { data: placed } = await french.POST('/checkout/', { body })
    const [kept] = (await pricesOf(buyer.client, placed?.id ?? 0)).prices
    expect(kept?.accepted).toMatchObject({ sentence: kept?.ordered.sentence, language: 'fr' })
  })

  it('needs another tick once something else is told', async () => {
    const buyer = await newBuyer(world)
    const car = await unknownCar()
    const basket = await addToBasket(world, buyer, car)
    const before = (await landedPricesOf(buyer, basket)).results[0]?.acceptance ?? ''
    await sql`update products set steering = null where id = ${car.id}`.execute(world.db)
    const after = (await landedPricesOf(buyer, basket)).results[0]?.acceptance ?? ''
    expect(after).not.toBe(before)
    expect((await tryWith(buyer, [before])).response.status).toBe(406)
    expect((await tryWith(buyer, [before, after])).response.status).toBe(200)
  })

  it('asks where it goes when the port serves several countries', async () => {
    const buyer = await newBuyer(world)
    const basket = await addToBasket(world, buyer, await unknownCar(), { code: 'durban-sedan' })
    expect(await landedPricesOf(buyer, basket, {})).toEqual({ country: null, results: [] })
    expect(await landedPricesOf(buyer, basket, { country: 'ZM' })).toMatchObject({ country: 'ZM' })
  })

  it('is nobody else’s to ask about', async () => {
    const [buyer, stranger] = [await newBuyer(world), await newBuyer(world)]
    const { id } = await addToBasket(world, buyer, await unknownCar())
    const ask = async (client: BandariClient) =>
      (await client.GET('/baskets/{id}/landed-prices/', { params: { path: { id } } })).response
        .status
    expect(await ask(stranger.client)).toBe(404)
    expect(await ask(await world.as(null))).toBe(401)
  })
})

describe('the landed price of an order', () => {
  it('is kept as it was told, and is its buyer’s alone', async () => {
    const buyer = await newBuyer(world)
    const car = await knownCar()
    await addToBasket(world, buyer, car)
    const placed = await order(buyer)
    const { prices } = await pricesOf(buyer.client, placed.id)
    expect(prices).toHaveLength(1)
    const [only] = prices
    expect(only).toMatchObject({ title: car.title, today: null })
    expect(only?.product).toContain(`/products/${car.id}/`)
    expect(only?.ordered).toMatchObject({ country: 'KE', verdict: 'ok' })
    expect(only?.ordered.lines.map(({ id }) => id)).toContain('fob')
    expect(only?.ordered.lines.find(({ id }) => id === 'fob')?.usd_high).toBe('4500.00')

    const stranger = await newBuyer(world)
    expect((await pricesOf(stranger.client, placed.id)).status).toBe(404)
    expect((await pricesOf(await world.as(null), placed.id)).status).toBe(401)
  })

  it('is that of one vehicle, by the port that was chosen, however its name is spelled', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await knownCar(), { quantity: 2, code: 'dar-es-salaam-sedan' })
    const address = { ...consignee, country: '/api/countries/TZ/' }
    const placed = await order(buyer, { shipping_address: address })
    const { prices } = await pricesOf(buyer.client, placed.id)
    expect(prices[0]?.ordered.lines.find(({ id }) => id === 'fob')?.usd_high).toBe('4500.00')
    const { asked } = await world.db
      .selectFrom('order_landed_prices')
      .select('asked')
      .orderBy('answered_at', 'desc')
      .orderBy('order_id', 'desc')
      .executeTakeFirstOrThrow()
    expect(asked).toMatchObject({ country: 'TZ', port: 'TZDAR' })
  })

  it('stands beside what a new rule says, and does not move', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await knownCar())
    const placed = await order(buyer)
    const before = await pricesOf(buyer.client, placed.id)

    const rules = await readImportRules(world.db, 'KE')
    if (!rules) throw new Error('no rules of Kenya')
    const port = rules.fees.find(({ id }) => id === 'ke-port')
    if (!port) throw new Error('no charge of the port')
    port.high = '150000'
    const now = world.clock.now()
    await succeedRules(world.db, { ...rules, checked_on: '2027-01-01' }, now)

    const after = await pricesOf(buyer.client, placed.id)
    expect(after.prices[0]?.ordered).toEqual(before.prices[0]?.ordered)
    const [was, is] = [after.prices[0]?.ordered, after.prices[0]?.today]
    expect(Number(is?.totals.others_high)).toBeGreaterThan(Number(was?.totals.others_high))
    expect(is?.arrival).toMatchObject({ to: was?.arrival.to })
  })

  it('is checked again when its ship is late, and who has to know hears once', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await knownCar())
    const placed = await order(buyer)
    const { prices } = await pricesOf(buyer.client, placed.id)
    const late = { shipped: null, eta: '2040-01-15' }
    const punctual = { shipped: null, eta: prices[0]?.ordered.arrival.to ?? '' }
    expect(await recheckOrder(world.context, placed.id, punctual)).toBe(0)
    expect((await pricesOf(buyer.client, placed.id)).prices[0]?.today).toBeNull()

    expect(await recheckOrder(world.context, placed.id, late)).toBe(1)
    expect(await recheckOrder(world.context, placed.id, late)).toBe(0)
    // Each hour's check is for the same day.
    expect(await recheckImports(world.context)).toBe(0)
    const [today] = (await pricesOf(buyer.client, placed.id)).prices
    expect([today?.ordered.verdict, today?.today?.verdict]).toEqual(['ok', 'block'])
    expect(today?.today?.arrival).toMatchObject({ from: late.eta, to: late.eta })
    const { rows } = await sql<{ recipient: string }>`select recipient from outbox
      where order_id = ${placed.id} and subject like '%may%' order by id`.execute(world.db)
    expect(rows.map(({ recipient }) => recipient)).toEqual([
      buyer.email,
      world.settings.supportEmail,
    ])
  })

  it('names in its confirmation each line that is paid to others, and how sure it is', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await knownCar())
    const placed = await order(buyer)
    const [kept] = (await pricesOf(buyer.client, placed.id)).prices
    const others = kept?.ordered.lines.filter(({ pay }) => pay === 'others') ?? []
    expect(others.length).toBeGreaterThan(3)
    const [mail] = await mailsTo(world, buyer.email)
    for (const { label } of others) expect(mail?.text).toContain(`\n${label}, paid to `)
    const guess = others.find(({ certainty, usd_low, usd_high }) => {
      return certainty === 'estimate' && usd_low !== usd_high
    })
    expect(mail?.text).toContain(`: USD ${guess?.usd_low} – ${guess?.usd_high} (estimate)`)
  })

  it('is checked again by every new rule, and who has to know hears once of a worse answer', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await knownCar())
    const placed = await order(buyer)
    const news = () =>
      world.db
        .selectFrom('outbox')
        .select(['recipient', 'subject'])
        .where('order_id', '=', placed.id)
        .where('subject', 'like', `%${placed.number}: %may%`)
        .orderBy('id')
        .execute()
    expect(await recheckImports(world.context)).toBe(0)

    const rules = await readImportRules(world.db, 'KE')
    const age = rules?.eligibility.find(({ effect }) => effect === 'block')
    if (!rules || !age) throw new Error('no rule of Kenya about age')
    const closed = { ...age, id: 'ke-closed', when: { steering: { eq: 'right' } } }
    const next = { ...rules, checked_on: '2027-02-01', eligibility: [closed, ...rules.eligibility] }
    await succeedRules(world.db, next, world.clock.now())

    expect(await recheckImports(world.context)).toBeGreaterThan(0)
    expect(await news()).toEqual([
      {
        recipient: buyer.email,
        subject: `Order ${placed.number}: whether your vehicle may be imported`,
      },
      {
        recipient: world.settings.supportEmail,
        subject: `Order ${placed.number}: it is less certain than before that a vehicle may enter`,
      },
    ])
    expect(await recheckImports(world.context)).toBe(0)
    const [today] = (await pricesOf(buyer.client, placed.id)).prices
    expect([today?.ordered.verdict, today?.today?.verdict]).toEqual(['ok', 'block'])
  })
})

describe('a vehicle that may not enter', () => {
  /** Kenya takes nothing that was first registered in another decade. */
  async function oldCar(): Promise<TestProduct> {
    return stockProduct(world, { manufactured: '2009-01', first_registered: '2009-03' })
  }

  const tryOrder = async (buyer: Buyer) => tryToOrder(buyer, checkoutOf(await basketOf(buyer)))

  const allow = async (role: 'support' | 'finance', body: ImportExceptionInput) => {
    const client = await world.as(role)
    return client.POST('/support/import-exceptions', { body })
  }

  it('is not ordered, its rule is told, and nothing is held', async () => {
    const buyer = await newBuyer(world)
    const car = await oldCar()
    await addToBasket(world, buyer, car)
    const { response, error } = await tryOrder(buyer)
    expect(response.status).toBe(406)
    expect(error).toMatchObject({ code: 'import_blocked', codes: { basket: ['import_blocked'] } })
    expect(JSON.stringify(error)).toContain(`'${car.title}' cannot be ordered`)
    expect(await stockOf(world, car)).toMatchObject({ reserved: 0 })
  })

  it('is told of in the basket, before the checkout', async () => {
    const buyer = await newBuyer(world)
    const car = await oldCar()
    const basket = await addToBasket(world, buyer, car)
    const { country, results } = await landedPricesOf(buyer, basket)
    expect(country).toBe('KE')
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ title: car.title, is_blocked: true, acceptance: null })
    expect(results[0]?.price.verdict).toBe('block')
    const body = { user_id: buyer.id, product_id: car.id, country: 'KE', reason: 'An office.' }
    expect((await allow('support', body)).error).toBeUndefined()
    const [allowed] = (await landedPricesOf(buyer, basket)).results
    expect(allowed).toMatchObject({ is_blocked: false, acceptance: null })
    expect(allowed?.price.verdict).toBe('block')
  })

  it('is ordered by whom staff let, there and nowhere else, with the reason in the audit', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)]
    const car = await oldCar()
    for (const one of [buyer, other]) await addToBasket(world, one, car)
    const reason = 'Moves home after six years abroad.'
    const wanted = { user_id: buyer.id, product_id: car.id, reason }
    expect((await allow('support', { ...wanted, country: 'TZ' })).response.status).toBe(200)
    expect((await tryOrder(buyer)).response.status).toBe(406)

    const { data, error } = await allow('support', { ...wanted, country: 'KE' })
    expect(error).toBeUndefined()
    expect(data).toMatchObject({ ...wanted, country: 'KE' })
    const placed = await order(buyer)
    const [kept] = (await pricesOf(buyer.client, placed.id)).prices
    expect(kept?.ordered.verdict).toBe('block')
    expect((await tryOrder(other)).response.status).toBe(406)
    const audit = await world.db
      .selectFrom('audit')
      .select(['reason', 'after'])
      .where('action', '=', 'allow-import')
      .where('subject_id', '=', String(buyer.id))
      .execute()
    expect(audit).toContainEqual({ reason, after: { product_id: car.id, country: 'KE' } })
  })

  it('is ordered no longer once staff have ended what let them; what was ordered stays', async () => {
    const buyer = await newBuyer(world)
    const car = await oldCar()
    const wanted = { user_id: buyer.id, product_id: car.id, country: 'KE' }
    const { data: allowed } = await allow('support', { ...wanted, reason: 'Moves home.' })
    await addToBasket(world, buyer, car)
    const placed = await order(buyer)

    const client = await world.as('support')
    const end = async (id = allowed?.id ?? 0, by = client) =>
      by.POST('/support/import-exceptions/{id}/end', {
        params: { path: { id } },
        body: { reason: "The papers were somebody else's." },
      })
    expect((await end(allowed?.id, await world.as('finance'))).response.status).toBe(403)
    expect((await end(2147483647)).response.status).toBe(404)
    const { data: ended } = await end()
    expect(ended).toMatchObject({ ...wanted, end_reason: "The papers were somebody else's." })
    expect(ended?.ended_at).not.toBeNull()
    // A second press finds it as it is.
    expect((await end()).data).toEqual(ended)
    const { data: listed } = await client.GET('/support/users/{id}/import-exceptions', {
      params: { path: { id: buyer.id } },
    })
    expect(listed).toEqual([ended])

    await addToBasket(world, buyer, car)
    expect((await tryOrder(buyer)).error).toMatchObject({ code: 'import_blocked' })
    expect((await pricesOf(buyer.client, placed.id)).prices[0]?.ordered.verdict).toBe('block')
    const { rows } = await sql`select from audit where action = 'end-import-exception'
      and subject_id = ${String(buyer.id)}`.execute(world.db)
    expect(rows).toHaveLength(1)
  })

  it('is let by support, to somebody, for a vehicle, where rules are known', async () => {
    const buyer = await newBuyer(world)
    const car = await oldCar()
    const good = { user_id: buyer.id, product_id: car.id, country: 'KE', reason: 'An office.' }
    const { id: own } = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', people.support.email)
      .executeTakeFirstOrThrow()
    expect((await allow('support', { ...good, user_id: own })).response.status).toBe(409)
    expect((await allow('finance', good)).response.status).toBe(403)
    const bad = { user_id: 2147483647, product_id: 2147483647, country: 'XX', reason: ' x ' }
    const { response, error } = await allow('support', bad)
    expect(response.status).toBe(400)
    expect(error).toMatchObject({
      codes: {
        user_id: ['unknown_object'],
        product_id: ['unknown_object'],
        country: ['unknown_object'],
      },
    })
    expect((await allow('support', { ...good, reason: '  ' })).response.status).toBe(400)
  })
})
