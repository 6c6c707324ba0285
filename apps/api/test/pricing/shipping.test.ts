import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { addToBasket, basketOf, newBuyer, order, stockProduct, tryToAdd } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

describe('listCountries', () => {
  it('is open to visitors and lists all of them, destinations first', async () => {
    const { data } = await (await world.as(null)).GET('/countries/')
    expect(data?.length).toBeGreaterThan(15)
    const kenya = data?.find(({ name }) => name === 'Kenya')
    expect(kenya).toMatchObject({
      url: 'http://localhost:8080/api/countries/KE/',
      printable_name: 'Kenya',
      iso_3166_1_a3: 'KEN',
      iso_3166_1_numeric: '404',
      is_shipping_country: true,
    })
    const served = data?.map(({ is_shipping_country }) => is_shipping_country) ?? []
    expect(served.lastIndexOf(true)).toBeLessThan(served.indexOf(false))
  })
})

describe('getCountry', () => {
  it('answers one, and 404 for a code that is none', async () => {
    const client = await world.as(null)
    const get = (code: string) => client.GET('/countries/{code}/', { params: { path: { code } } })
    expect((await get('TZ')).data).toMatchObject({ name: 'Tanzania', iso_3166_1_a3: 'TZA' })
    for (const code of ['QQ', 'tz', 'TZA', '%00']) {
      expect((await get(code)).response.status).toBe(404)
    }
  })
})

describe('listDestinations', () => {
  it('gives the ports of each country with their codes and charges (buyer spec §3)', async () => {
    const { data } = await (await world.as(null)).GET('/destinations/')
    const ports = Object.fromEntries(
      data?.map(({ name, ports }) => [name, ports.map((port) => port.name)]) ?? [],
    )
    expect(ports).toMatchObject({
      Tanzania: ['Dar Es Salaam'],
      Zambia: ['Walvis Bay', 'Durban', 'Dar Es Salaam'],
      Mozambique: ['Beira', 'Maputo'],
      Kenya: ['Mombasa'],
      Uganda: ['Mombasa', 'Dar Es Salaam'],
      Mauritius: [],
    })
    const kenya = data?.find(({ code }) => code === 'KE')
    expect(kenya).toMatchObject({
      currency: 'USD',
      charges: { RORO: '700.00', Container: '1200.00' },
      ports: [{ slug: 'mombasa', charges: { RORO: '700.00', Container: '1200.00' } }],
    })
    expect(kenya?.ports[0]?.methods.map(({ code }) => code)).toEqual([
      'mombasa-sedan',
      'mombasa-suv',
      'mombasa-other',
    ])
    const codes = data?.flatMap(({ ports }) => ports.flatMap(({ methods }) => methods)) ?? []
    expect(new Set(codes.map(({ code }) => code)).size).toBe(33)
  })
})

describe('listOptions', () => {
  it('has one per destination code, each behind its own address', async () => {
    const client = await world.as(null)
    const { data } = await client.GET('/options/')
    expect(data).toHaveLength(33)
    const mombasa = data?.find(({ code }) => code === 'mombasa-sedan')
    const id = Number(/\/options\/(\d+)\/$/.exec(mombasa?.url ?? '')?.[1])
    const one = await client.GET('/options/{id}/', { params: { path: { id } } })
    expect(one.data).toEqual(mombasa)
    const none = await client.GET('/options/{id}/', { params: { path: { id: 9999 } } })
    expect(none.response.status).toBe(404)
  })
})

describe('listShippingMethods', () => {
  it('needs a sign-in', async () => {
    const { response } = await (await world.as(null)).GET('/basket/shipping-methods/')
    expect(response.status).toBe(401)
  })

  it('says that an empty basket needs none', async () => {
    const { client } = await newBuyer(world)
    const { data } = await client.GET('/basket/shipping-methods/')
    expect(data).toMatchObject([{ code: 'no-shipping-required', is_determined: false }])
  })

  it('is the one method of the destination', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world), { value: 1200 })
    const { data } = await buyer.client.GET('/basket/shipping-methods/')
    expect(data).toEqual([
      {
        code: 'mombasa-sedan',
        name: 'Mombasa',
        description: 'Container to Mombasa',
        type: 'Container',
        port: 'Mombasa',
        price: { currency: 'USD', excl_tax: '1200.00', incl_tax: '1200.00', tax: '0.00' },
        is_discounted: false,
        discount: 0,
        is_determined: true,
      },
    ])
  })

  it('is undetermined while nobody knows the charge', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world), { value: 0 })
    const { data } = await buyer.client.GET('/basket/shipping-methods/')
    expect(data).toMatchObject([
      { code: 'undetermined', is_determined: false, price: { incl_tax: '0.00' } },
    ])
  })
})

describe('the tariff in force', () => {
  it('of a port overrules the general one, from one moment to another', async () => {
    const own = await createWorld(inject('postgres'))
    const port = await own.db
      .selectFrom('ports')
      .select('id')
      .where('slug', '=', 'mombasa')
      .executeTakeFirstOrThrow()
    const in3Days = new Date(own.clock.now().getTime() + 3 * 24 * 3600 * 1000)
    await own.db
      .insertInto('shipping_tariffs')
      .values({
        shipping_type: 'RORO',
        port_id: port.id,
        amount: 81_550,
        valid_from: new Date(0),
        valid_to: in3Days,
      })
      .execute()
    const buyer = await newBuyer(own)
    const product = await stockProduct(own, { quantity: 9 })
    expect((await addToBasket(own, buyer, product, { value: '815.50' })).totalCost).toBe('5315.50')
    own.clock.advance({ days: 4 })
    expect((await basketOf(buyer)).totalCost).toBe('5200.00')
    const { data } = await (await own.as(null)).GET('/destinations/')
    const kenya = data?.find(({ code }) => code === 'KE')
    expect(kenya?.charges).toEqual({ RORO: '700.00', Container: '1200.00' })
    await own.close()
  })
})

describe('requestShippingQuote', () => {
  const ask = (client: Awaited<ReturnType<World['as']>>, q: number, more = {}) =>
    client.GET('/request-shipping-quote/', { params: { query: { q, ...more } } })

  it('needs a sign-in, and an open basket of one’s own', async () => {
    expect((await ask(await world.as(null), 1)).response.status).toBe(401)
    const owner = await newBuyer(world)
    const other = await newBuyer(world)
    const basket = await addToBasket(world, owner, await stockProduct(world), { value: 0 })
    expect((await ask(other.client, basket.id)).response.status).toBe(404)
    expect((await ask(other.client, 2_147_483_647)).response.status).toBe(404)
    expect((await basketOf(owner)).is_shipping_requested).toBe(false)
  })

  it('refuses an empty basket, a determined one, an ordered one and no basket', async () => {
    const buyer = await newBuyer(world)
    const { id } = await basketOf(buyer)
    const empty = await ask(buyer.client, id)
    expect(empty.response.status).toBe(400)
    expect(empty.error).toEqual({
      non_field_errors: ['Cannot request a quote for an empty basket'],
    })
    await addToBasket(world, buyer, await stockProduct(world))
    const determined = await ask(buyer.client, id)
    expect(determined.response.status).toBe(409)
    expect(determined.error).toEqual({
      detail: 'The shipping charge of this basket is already determined.',
    })
    await order(buyer)
    expect((await ask(buyer.client, id)).response.status).toBe(404)
    // @ts-expect-error the basket is missing
    const missing = await buyer.client.GET('/request-shipping-quote/', { params: { query: {} } })
    expect(missing.response.status).toBe(400)
    expect(missing.error).toEqual({ q: ['This field is required.'] })
  })

  it('marks the basket, writes to support once, and lets nothing be added meanwhile', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, { title: 'Scania <R450> & trailer' })
    const basket = await addToBasket(world, buyer, product, { value: 0, quantity: 2 })
    const more = { contactNumber: '+254700000001', userRequest: 'With customs clearance?' }
    const [first, second] = await Promise.all([
      ask(buyer.client, basket.id, more),
      buyer.client.POST('/request-shipping-quote/', { body: { q: basket.id } }),
    ])
    for (const answer of [first, second]) {
      expect(answer.data).toEqual({
        detail: 'Shipping quote requested.',
        is_shipping_requested: true,
      })
    }
    expect((await basketOf(buyer)).is_shipping_requested).toBe(true)
    const mails = (await mailsTo(world, world.settings.supportEmail)).filter(({ subject }) =>
      subject.endsWith(`basket ${basket.id}`),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`2 × Scania <R450> & trailer: USD 9,000.00`)
    expect(mails[0]?.text).toContain(`/details/${product.id}`)
    expect(mails[0]?.text).toContain(buyer.email)
    expect(mails[0]?.html).toContain('Scania &lt;R450&gt; &amp; trailer')

    const refused = await tryToAdd(world, buyer, await stockProduct(world), { value: 0 })
    expect(refused.error).toEqual({
      reason: 'You have items awaiting checkout.',
      code: 'items_awaiting_checkout',
    })
  })

  it('is forgotten when the basket has been emptied', async () => {
    const buyer = await newBuyer(world)
    const basket = await addToBasket(world, buyer, await stockProduct(world), { value: 0 })
    await ask(buyer.client, basket.id)
    const { data } = await buyer.client.GET('/baskets/{id}/lines/', {
      params: { path: { id: basket.id } },
    })
    const line = Number(/\/lines\/(\d+)\/$/.exec(data?.results[0]?.url ?? '')?.[1])
    await buyer.client.DELETE('/baskets/{id}/lines/{line}/', {
      params: { path: { id: basket.id, line } },
    })
    expect((await basketOf(buyer)).is_shipping_requested).toBe(false)
    await addToBasket(world, buyer, await stockProduct(world))
  })
})
