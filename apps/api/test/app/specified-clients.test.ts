import type { Address, AddressInput } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  checkoutOf,
  consignee,
  newBuyer,
  optionFor,
  stockProduct,
} from '../helpers/steps.ts'
import { draftSpare, draftVehicle, modelId, newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'

/** Requests as the specifications' clients make them, where they are wider than our own clients' types. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Sent {
  as?: Pick<Buyer, 'id'>
  method?: 'POST' | 'PUT' | 'PATCH'
  body: object
}

async function send(path: string, { as, method = 'POST', body }: Sent) {
  const token = as && (await insertSession(world.db, as.id, world.clock.now()))
  const answer = await world.app.inject({
    method,
    url: `/api${path.replace(/^https?:\/\/[^/]+\/api/, '')}`,
    headers: {
      host: new URL(world.settings.storefrontOrigin).host,
      ...(token === undefined ? {} : { authorization: `Token ${token}` }),
    },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

describe('numbers that come as text', () => {
  test('a quantity, when a line is added and when it is changed', async () => {
    const buyer = await newBuyer(world)
    const { url } = await stockProduct(world)
    const options = [{ option: await optionFor(world, 'mombasa-sedan'), value: '700.00' }]
    const added = await send('/basket/add-product/', {
      as: buyer,
      body: { url, quantity: '2', options },
    })
    expect(added).toMatchObject({ status: 200, body: { total: '9000.00' } })
    const [line] =
      (
        await buyer.client.GET('/baskets/{id}/lines/', {
          params: { path: { id: Number(added.body['id']) } },
        })
      ).data?.results ?? []
    const changed = await send(line?.url ?? '', {
      as: buyer,
      method: 'PATCH',
      body: { quantity: '3' },
    })
    expect(changed).toMatchObject({ status: 200, body: { quantity: 3 } })
  })

  it.each([
    ['0', 'Ensure this value is greater than or equal to 1.'],
    ['26', 'Ensure this value is less than or equal to 25.'],
    ['1.5', 'A valid integer is required.'],
    ['two', 'A valid integer is required.'],
    ['', 'A valid integer is required.'],
  ])('the quantity %j is none', async (quantity, sentence) => {
    const { url } = await stockProduct(world)
    const answer = await send('/basket/add-product/', {
      as: await newBuyer(world),
      body: { url, quantity },
    })
    expect(answer).toMatchObject({ status: 406, body: { reason: { quantity: [sentence] } } })
  })

  test('what the editor of a vehicle holds', async () => {
    const vendor = await newVendor(world)
    const cid = String(await draftVehicle(world, vendor))
    const version = 1
    const filled = { cid, version, pPrice: '1250000', sMileage: '84000', sYear: '2014' }
    expect(await send('/vendor/post-content/', { as: vendor, body: filled })).toMatchObject({
      status: 200,
      body: { prod_price: 1_250_000, specs: { mileage: 84_000, year: 2014 } },
    })
    const emptied = { cid, version: 2, pPrice: '1250000.50', sMileage: '', sYear: '' }
    expect(await send('/vendor/post-content/', { as: vendor, body: emptied })).toMatchObject({
      status: 200,
      body: { prod_price: 1_250_000.5, specs: { mileage: null, year: null } },
    })
    expect(
      await send('/vendor/post-content/', {
        as: vendor,
        body: { cid, version: 3, pPrice: '1.005' },
      }),
    ).toMatchObject({
      status: 400,
      body: { pPrice: ['Ensure that there are no more than 2 decimal places.'] },
    })
  })

  test('what the first page of a listing holds, and its lecture', async () => {
    const vendor = await newVendor(world)
    const subId = String(await modelId(world, 'Toyota', 'Vitz'))
    const body = { subId, name: 'Toyota Vitz', prodClass: 'vehicles', region: 'ke' }
    const created = await send('/vendor/create-product', { as: vendor, body })
    expect(created.status).toBe(201)
    const cid = String(created.body['product_id'])
    expect(
      await send('/vendor/create-lecture', { as: vendor, body: { cid, title: 'Inspection' } }),
    ).toMatchObject({ status: 201, body: { cid: Number(cid) } })
  })

  test('what a spare fits', async () => {
    const vendor = await newVendor(world)
    const productID = String(await draftSpare(world, vendor))
    const filterProps = { make: 'Toyota', models: ['Vitz'], variants: [], productID }
    expect(
      (await send('/fitment/', { as: vendor, body: { fetchProp: 'prepopulate', filterProps } }))
        .status,
    ).toBe(200)
    const { id, years } = await world.db
      .selectFrom('trims')
      .select(['id', 'years'])
      .executeTakeFirstOrThrow()
    const fitment = [{ docID: String(id), ids: years.slice(0, 1).map(String) }]
    const body = { action: 'add', productID, fitment }
    expect((await send('/set-fitment/', { as: vendor, body })).status).toBe(200)
  })
})

describe('amounts with too many places', () => {
  it.each([
    ['total', '1.005', 2],
    ['total', 1.005, 2],
    ['shipping_charge', { currency: 'USD', incl_tax: '700.001', excl_tax: '700.00' }, 2],
  ])('%s: %j', async (field, value, places) => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const body = { ...checkoutOf(await basketOf(buyer)), [field]: value }
    const answer = await send('/checkout/', { as: buyer, body })
    const sentence = `Ensure that there are no more than ${places} decimal places.`
    expect(answer.status).toBe(406)
    expect(JSON.stringify(answer.body[field])).toContain(sentence)
  })

  test('a claim for a line has four', async () => {
    const { url } = await stockProduct(world)
    const option = await optionFor(world, 'mombasa-sedan')
    for (const value of ['700.00001', 700.00001]) {
      const body = { url, quantity: 1, options: [{ option, value }] }
      const answer = await send('/basket/add-product/', { as: await newBuyer(world), body })
      expect(answer.status).toBe(406)
      expect(JSON.stringify(answer.body)).toContain('no more than 4 decimal places')
    }
  })
})

describe('an address that was answered', () => {
  const { email: _, ...plain } = consignee

  async function stored(buyer: Buyer, input: AddressInput): Promise<Address> {
    const { data } = await buyer.client.POST('/useraddresses/', { body: input })
    if (!data) throw new Error('not stored')
    return data
  }

  test('is replaced and changed by itself', async () => {
    const buyer = await newBuyer(world)
    const address = await stored(buyer, plain)
    expect(address.email).toBe('')
    for (const method of ['PUT', 'PATCH'] as const) {
      const answer = await send(`/useraddresses/${address.id}/`, {
        as: buyer,
        method,
        body: address,
      })
      expect(answer).toEqual({ status: 200, body: address })
    }
  })

  test('is copied, as another person’s too', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)]
    const address = await stored(buyer, plain)
    const copy = await send('/useraddresses/', { as: other, body: { ...address, user: buyer.id } })
    expect(copy).toMatchObject({ status: 201, body: { line1: address.line1, email: '' } })
    expect(copy.body['id']).not.toBe(address.id)
    const row = await world.db
      .selectFrom('addresses')
      .select('address')
      .where('id', '=', Number(copy.body['id']))
      .executeTakeFirstOrThrow()
    expect(Object.keys(row.address)).not.toContain('id')
    expect(Object.keys(row.address)).not.toContain('search_text')
    expect(Object.keys(row.address)).not.toContain('user')
  })

  test('is ordered to', async () => {
    const buyer = await newBuyer(world)
    const address = await stored(buyer, plain)
    await addToBasket(world, buyer, await stockProduct(world))
    const order = await send('/checkout/', {
      as: buyer,
      body: {
        ...checkoutOf(await basketOf(buyer)),
        shipping_address: address,
        billing_address: address,
        guest_email: 'guest@example.com',
        user: buyer.id,
      },
    })
    expect(order).toMatchObject({
      status: 200,
      body: { email: buyer.email, shipping_address: { line1: address.line1 } },
    })
  })

  test('but no e-mail address is an odd one', async () => {
    const buyer = await newBuyer(world)
    const body = { ...plain, email: 'nobody' }
    expect(await send('/useraddresses/', { as: buyer, body })).toMatchObject({
      status: 400,
      body: { email: ['Enter a valid email address.'] },
    })
  })
})

test('who signs in may ask to be remembered, and be told of a slip of the pen', async () => {
  const body = { username: people.buyer.email, password: 'wrong' }
  const unable = { non_field_errors: ['Unable to log in with provided credentials.'] }
  for (const remember of [true, 'on', null]) {
    expect(await send('/auth/login/', { body: { ...body, remember } })).toMatchObject({
      status: 400,
      body: unable,
    })
  }
  expect(await send('/auth/login/', { body: { ...body, remembre: true } })).toMatchObject({
    status: 400,
    body: { remembre: ['Unexpected field.'] },
  })
})
