import type { BandariClient, ProfileChange } from '@bandari/sdk'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let buyer: BandariClient

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  buyer = await world.as('buyer')
})
afterAll(() => world.close())

const change = (body: ProfileChange) => buyer.PATCH('/profile/', { body })
const read = async () => (await buyer.GET('/profile/')).data

test('a person puts their names, telephone and postcode right; what is not named stays', async () => {
  const { data } = await change({
    first_name: ' Chanda Grace ',
    phone: '+260977123456',
    postcode: '10101',
  })
  expect(data).toMatchObject({
    first_name: 'Chanda Grace',
    last_name: 'Mwila',
    phone: '+260977123456',
    postcode: '10101',
    language: 'en',
  })
  expect(await read()).toEqual(data)
  await change({ last_name: 'Mwila-Banda' })
  expect(await read()).toEqual({ ...data, last_name: 'Mwila-Banda' })
})

test.each([{ phone: '' }, { phone: null }])('%j takes the telephone away', async (body) => {
  await change({ phone: '+260977123456' })
  expect((await change(body)).data?.phone).toBeNull()
})

test.each<[ProfileChange, string, RegExp]>([
  [{ first_name: '' }, 'first_name', /blank/],
  [{ first_name: '   ' }, 'first_name', /blank/],
  [{ last_name: 'x'.repeat(256) }, 'last_name', /255/],
  [{ phone: '0977' }, 'phone', /mobile/i],
  [{ phone: '+1234' }, 'phone', /mobile/i],
  [{ language: 'xx' }, 'language', /not a valid choice/],
])('%j is refused at its field, and nothing is changed', async (body, field, sentence) => {
  const before = await read()
  const { error, response } = await change({ postcode: '999', ...body })
  expect(response.status).toBe(400)
  expect(error).toHaveProperty(field, [expect.stringMatching(sentence)])
  expect(await read()).toEqual(before)
})

test('a person moves, and their telephone is read as it is written there', async () => {
  const { data } = await change({ country: 'ke', phone: '0722 345 678' })
  expect(data).toMatchObject({ country: 'Kenya', country_code: 'KE', phone: '+254722345678' })
  const { error } = await change({ country: 'XX' })
  expect(error).toMatchObject({ codes: { country: ['invalid_choice'] } })
  await change({ country: 'ZM', phone: null })
  expect(await read()).toMatchObject({ country: 'Zambia', country_code: 'ZM' })
})

test('all that is wrong comes in one answer', async () => {
  const { error } = await change({ phone: '12', language: 'xx' })
  expect(error).toMatchObject({ phone: [expect.any(String)], language: [expect.any(String)] })
})

test('a change of nothing is none', async () => {
  expect((await change({})).response.status).toBe(400)
})

test('a number of one’s own country is completed, and a name must be one that can be printed', async () => {
  const { data } = await change({ phone: '0977 123 456' })
  expect(data?.phone).toBe('+260977123456')
  const { error } = await change({ last_name: 'ߒߞߏ' })
  expect(error).toMatchObject({ codes: { last_name: ['letters_unprintable'] } })
})
