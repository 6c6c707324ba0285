import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type {
  SavedAddress as Address,
  SavedAddressInput as AddressInput,
  BandariClient,
} from '@bandari/sdk'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let buyer: BandariClient
let stranger: BandariClient
let visitor: BandariClient

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  buyer = await world.as('buyer')
  stranger = await world.as('supporter')
  visitor = await world.as(null)
})
afterAll(() => world.close())

const missing = { detail: 'Authentication credentials were not provided.' }
const absent = { detail: 'Not found.' }
const duplicate = { non_field_errors: ['This address is in your address book already.'] }

let street = 0

/** A complete address; another one each time. */
function house(): AddressInput {
  return {
    title: 'Mrs',
    first_name: 'Grace',
    last_name: 'Wanjiru',
    line1: `${(street += 1)} Moi Avenue`,
    line4: 'Nairobi',
    state: 'Nairobi County',
    country: '/api/countries/KE/',
    phone_number: '254700000001',
  }
}

function create(body: AddressInput, client = buyer) {
  return client.POST('/useraddresses/', { body })
}

async function stored(body = house()): Promise<Address> {
  const { data } = await create(body)
  if (!data) throw new Error('not stored')
  return data
}

const one = (id: number) => ({ params: { path: { id } } })

describe('createAddress', () => {
  test('a visitor has no address book', async () => {
    const { error, response } = await create(house(), visitor)
    expect(response.status).toBe(401)
    expect(error).toEqual(missing)
  })

  test('what was not given is empty, the country is a url, the phone a plus and digits', async () => {
    const body = house()
    const { data, response } = await create(body)
    expect(response.status).toBe(201)
    expect(data).toEqual({
      ...body,
      id: data?.id,
      line2: '',
      line3: '',
      postcode: '',
      country: `${world.settings.storefrontOrigin}/api/countries/KE/`,
      phone_number: '+254700000001',
      tel_number: '',
      notes: '',
      email: '',
      destination_port: '',
      destination_code: '',
      is_default_for_shipping: false,
      search_text: `Grace Wanjiru ${body.line1} Nairobi Nairobi County Kenya`,
    })
  })

  test('everything that may be given is kept, but the destination, which is the basket’s', async () => {
    const body: AddressInput = {
      ...house(),
      line2: 'Second floor',
      line3: 'Left wing',
      postcode: '00100',
      country: 'https://elsewhere.example/api/countries/ke',
      phone_number: '+254 (700) 000-002',
      tel_number: '020.555.1234',
      notes: '  Ring twice  ',
      email: 'grace@example.com',
      destination_port: 'Mombasa',
      destination_code: 'mombasa-sedan',
    }
    expect(await stored(body)).toMatchObject({
      line2: 'Second floor',
      line3: 'Left wing',
      postcode: '00100',
      phone_number: '+254700000002',
      tel_number: '+254205551234',
      notes: 'Ring twice',
      email: 'grace@example.com',
      destination_port: '',
      destination_code: '',
      search_text: `Grace Wanjiru ${body.line1} Second floor Left wing Nairobi Nairobi County 00100 Kenya`,
    })
  })

  test('what is required is refused under its field', async () => {
    const { error, response } = await create({} as AddressInput)
    expect(response.status).toBe(400)
    const required = ['This field is required.']
    expect(error).toEqual({
      title: required,
      first_name: required,
      last_name: required,
      line1: required,
      line4: required,
      state: required,
      country: required,
      phone_number: required,
    })
  })

  test.each<[keyof AddressInput, string, string]>([
    ['title', 'Dr', '"Dr" is not a valid choice.'],
    ['first_name', ' ', 'This field may not be blank.'],
    ['last_name', 'x'.repeat(256), 'Ensure this field has no more than 255 characters.'],
    ['line1', 'x'.repeat(51), 'Ensure this field has no more than 50 characters.'],
    ['line2', 'x'.repeat(51), 'Ensure this field has no more than 50 characters.'],
    ['line4', '', 'This field may not be blank.'],
    ['state', 'x'.repeat(51), 'Ensure this field has no more than 50 characters.'],
    ['email', 'grace', 'Enter a valid email address.'],
    ['country', 'Kenya', 'Invalid hyperlink - No URL match.'],
    ['country', '/api/products/3/', 'Invalid hyperlink - No URL match.'],
    ['country', '/api/countries/XX/', 'Invalid hyperlink - Object does not exist.'],
    ['phone_number', '1234', 'Ensure this field has at least 5 characters.'],
    ['phone_number', '1'.repeat(17), 'Ensure this field has no more than 16 characters.'],
    ['phone_number', '0800 HARBOUR', 'Enter a valid phone number.'],
    ['tel_number', 'none', 'Enter a valid phone number.'],
  ])('%s %j is refused', async (field, value, sentence) => {
    const { error, response } = await create({ ...house(), [field]: value })
    expect(response.status).toBe(400)
    expect(error).toEqual({ [field]: [sentence] })
  })

  test.each([
    ['KE', '0722 345 678', '+254722345678'],
    ['KE', '00254 722 345 678', '+254722345678'],
    ['KE', '+254 (0)722 345 678', '+254722345678'],
    ['ZM', '0956439422', '+260956439422'],
  ])('in %s, %j is stored as %j', async (code, phone_number, stored) => {
    const country = `/api/countries/${code}/`
    const { data } = await create({ ...house(), country, phone_number, tel_number: phone_number })
    expect(data).toMatchObject({ phone_number: stored, tel_number: stored })
  })

  test('a number that its country does not have is refused', async () => {
    const { error } = await create({ ...house(), phone_number: '0722 345' })
    expect(error).toEqual({ phone_number: ['Enter a valid phone number.'] })
  })

  test('letters that no document can print are named, emoji are kept', async () => {
    const { error } = await create({ ...house(), first_name: 'Sékou ߒߞߏ', line2: 'ⵣ 4' })
    const sentence = (letters: string) =>
      `These letters cannot be printed on your papers: ${letters}. Write them another way, for example in Latin letters.`
    expect(error).toEqual({ first_name: [sentence('ߒ ߞ ߏ')], line2: [sentence('ⵣ')] })
    const { data } = await create({ ...house(), first_name: 'Amina 🚗', last_name: 'สมชาย' })
    expect(data).toMatchObject({ first_name: 'Amina 🚗', last_name: 'สมชาย' })
  })

  test('an unknown field is refused', async () => {
    const { error } = await create({ ...house(), account_id: 1 } as AddressInput)
    expect(error).toEqual({ account_id: ['Unexpected field.'] })
  })

  test('exactly the same address twice is refused, also when it comes twice at once', async () => {
    const body = house()
    const answers = await Promise.all([create(body), create(body), create(body)])
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      201, 406, 406,
    ])
    const { error } = await create({ ...body, phone_number: '+254 700 000 001' })
    expect(error).toEqual(duplicate)
  })

  test('two people may live in one house', async () => {
    const body = house()
    expect((await create(body)).response.status).toBe(201)
    expect((await create(body, stranger)).response.status).toBe(201)
  })
})

describe('listAddresses', () => {
  test('a visitor has none', async () => {
    const { error, response } = await visitor.GET('/useraddresses/')
    expect(response.status).toBe(401)
    expect(error).toEqual(missing)
  })

  test('only the caller’s, newest first', async () => {
    const client = await world.as('vendor')
    const first = await create(house(), client)
    const second = await create(house(), client)
    const { data } = await client.GET('/useraddresses/')
    expect(data?.map(({ id }) => id)).toEqual([second.data?.id, first.data?.id])
    expect((await (await world.as('support')).GET('/useraddresses/')).data).toEqual([])
  })
})

describe('the default', () => {
  test('is the last one that was made it, comes first, and is nobody else’s business', async () => {
    const client = await world.as('recruit')
    const other = (await create({ ...house(), is_default_for_shipping: true }, stranger)).data
    const first = (await create({ ...house(), is_default_for_shipping: true }, client)).data
    const second = (await create(house(), client)).data
    const listed = async () =>
      (await client.GET('/useraddresses/')).data?.map(({ id, is_default_for_shipping: is }) => [
        id,
        is,
      ])
    expect(await listed()).toEqual([
      [first?.id, true],
      [second?.id, false],
    ])
    const patch = (id = 0, is_default_for_shipping = true) =>
      client.PATCH('/useraddresses/{id}/', { ...one(id), body: { is_default_for_shipping } })
    await Promise.all([patch(second?.id), patch(first?.id), patch(second?.id)])
    expect((await listed())?.filter(([, is]) => is)).toHaveLength(1)
    await patch(second?.id)
    // What does not say so leaves it as it is, also a whole address.
    await client.PUT('/useraddresses/{id}/', { ...one(second?.id ?? 0), body: house() })
    expect((await listed())?.[0]).toEqual([second?.id, true])
    await patch(second?.id, false)
    expect((await listed())?.filter(([, is]) => is)).toEqual([])
    const { data: theirs } = await stranger.GET('/useraddresses/')
    expect(theirs?.[0]).toMatchObject({ id: other?.id, is_default_for_shipping: true })
  })
})

describe('getAddress', () => {
  test("somebody else's is not found, as one that never was", async () => {
    const { id } = await stored()
    for (const answer of [
      await stranger.GET('/useraddresses/{id}/', one(id)),
      await (await world.as('support')).GET('/useraddresses/{id}/', one(id)),
      await buyer.GET('/useraddresses/{id}/', one(2_147_483_647)),
    ]) {
      expect(answer.response.status).toBe(404)
      expect(answer.error).toEqual(absent)
    }
    expect((await visitor.GET('/useraddresses/{id}/', one(id))).error).toEqual(missing)
  })

  test.each(['0', '-1', 'x', '1.5', '2147483648', '%00'])('%s is no id', async (id) => {
    const answer = await buyer.GET('/useraddresses/{id}/', one(id as never))
    expect(answer.response.status).toBe(404)
    expect(answer.error).toEqual(absent)
  })

  test('the caller’s own is as it was stored', async () => {
    const address = await stored()
    const { data, response } = await buyer.GET('/useraddresses/{id}/', one(address.id))
    expect(response.status).toBe(200)
    expect(data).toEqual(address)
  })
})

describe('replaceAddress', () => {
  test('nobody else may', async () => {
    const address = await stored()
    const replace = (client: BandariClient) =>
      client.PUT('/useraddresses/{id}/', { ...one(address.id), body: house() })
    expect((await replace(visitor)).error).toEqual(missing)
    const foreign = await replace(stranger)
    expect(foreign.response.status).toBe(404)
    expect(foreign.error).toEqual(absent)
    const { data } = await buyer.GET('/useraddresses/{id}/', one(address.id))
    expect(data).toEqual(address)
  })

  test('a field that is not sent becomes empty', async () => {
    const { id } = await stored({ ...house(), line2: 'Second floor', notes: 'Ring twice' })
    const body = { ...house(), country: '/api/countries/ZM/' }
    const { data, response } = await buyer.PUT('/useraddresses/{id}/', { ...one(id), body })
    expect(response.status).toBe(200)
    expect(data).toMatchObject({ id, line1: body.line1, line2: '', notes: '' })
    expect(data?.country).toMatch(/\/api\/countries\/ZM\/$/)
    expect(data?.search_text).toContain('Zambia')
    expect((await buyer.GET('/useraddresses/{id}/', one(id))).data).toEqual(data)
  })

  test('what is required stays required', async () => {
    const { id } = await stored()
    const { line1: _, ...body } = house()
    const { error, response } = await buyer.PUT('/useraddresses/{id}/', {
      ...one(id),
      body: body as AddressInput,
    })
    expect(response.status).toBe(400)
    expect(error).toEqual({ line1: ['This field is required.'] })
  })

  test('it may not become the same as another one, but may stay as it is', async () => {
    const body = house()
    const first = await stored(body)
    const second = await stored()
    const clash = await buyer.PUT('/useraddresses/{id}/', { ...one(second.id), body })
    expect(clash.response.status).toBe(406)
    expect(clash.error).toEqual(duplicate)
    expect((await buyer.GET('/useraddresses/{id}/', one(second.id))).data).toEqual(second)
    const same = await buyer.PUT('/useraddresses/{id}/', { ...one(first.id), body })
    expect(same.data).toEqual(first)
  })
})

describe('updateAddress', () => {
  test('nobody else may', async () => {
    const { id } = await stored()
    const update = (client: BandariClient) =>
      client.PATCH('/useraddresses/{id}/', { ...one(id), body: { line1: 'Elsewhere' } })
    expect((await update(visitor)).error).toEqual(missing)
    expect((await update(stranger)).response.status).toBe(404)
  })

  test('a field that is not sent stays', async () => {
    const before = await stored({ ...house(), line2: 'Second floor' })
    const { data, response } = await buyer.PATCH('/useraddresses/{id}/', {
      ...one(before.id),
      body: { line1: '99 Uhuru Highway' },
    })
    expect(response.status).toBe(200)
    expect(data).toEqual({
      ...before,
      line1: '99 Uhuru Highway',
      search_text: before.search_text.replace(before.line1, '99 Uhuru Highway'),
    })
  })

  test('a field can be emptied, unless it is required', async () => {
    const { id } = await stored({ ...house(), line2: 'Second floor', tel_number: '020 5551234' })
    const emptied = await buyer.PATCH('/useraddresses/{id}/', {
      ...one(id),
      body: { line2: '', tel_number: '' },
    })
    expect(emptied.data).toMatchObject({ line2: '', tel_number: '' })
    const refused = await buyer.PATCH('/useraddresses/{id}/', { ...one(id), body: { line1: '' } })
    expect(refused.error).toEqual({ line1: ['This field may not be blank.'] })
  })

  test('nothing at all is refused, and so is a bad field', async () => {
    const { id } = await stored()
    const nothing = await buyer.PATCH('/useraddresses/{id}/', { ...one(id), body: {} })
    expect(nothing.response.status).toBe(400)
    expect(nothing.error).toEqual({ non_field_errors: ['This field may not be empty.'] })
    const bad = await buyer.PATCH('/useraddresses/{id}/', {
      ...one(id),
      body: { phone_number: 'none', country: '/api/countries/XX/' },
    })
    expect(bad.error).toEqual({
      phone_number: ['Enter a valid phone number.'],
      country: ['Invalid hyperlink - Object does not exist.'],
    })
  })

  test('two simultaneous changes of different fields both hold', async () => {
    const { id } = await stored()
    const change = (body: Partial<AddressInput>) =>
      buyer.PATCH('/useraddresses/{id}/', { ...one(id), body })
    await Promise.all([change({ line2: 'Second floor' }), change({ line3: 'Left wing' })])
    const { data } = await buyer.GET('/useraddresses/{id}/', one(id))
    expect(data).toMatchObject({ line2: 'Second floor', line3: 'Left wing' })
  })

  test('it may not become the same as another one', async () => {
    const body = house()
    await stored(body)
    const { id } = await stored()
    const { error, response } = await buyer.PATCH('/useraddresses/{id}/', {
      ...one(id),
      body: { line1: body.line1 },
    })
    expect(response.status).toBe(406)
    expect(error).toEqual(duplicate)
  })
})

describe('deleteAddress', () => {
  test('nobody else may', async () => {
    const { id } = await stored()
    expect((await visitor.DELETE('/useraddresses/{id}/', one(id))).error).toEqual(missing)
    const foreign = await stranger.DELETE('/useraddresses/{id}/', one(id))
    expect(foreign.response.status).toBe(404)
    expect(foreign.error).toEqual(absent)
    expect((await buyer.GET('/useraddresses/{id}/', one(id))).response.status).toBe(200)
  })

  test('it is gone, once', async () => {
    const { id } = await stored()
    expect((await buyer.DELETE('/useraddresses/{id}/', one(id))).response.status).toBe(204)
    expect((await buyer.DELETE('/useraddresses/{id}/', one(id))).response.status).toBe(404)
    expect((await buyer.GET('/useraddresses/{id}/', one(id))).response.status).toBe(404)
  })
})
