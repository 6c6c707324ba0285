import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { fileOf, headings, importAll, listingsOf, newImporter, row } from '../helpers/importers.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function firstModel() {
  const row = await world.db.selectFrom('models').select('id').limit(1).executeTakeFirstOrThrow()
  return row.id
}

it('new listings begin with what a seller said once; older ones and other sellers’ stay as they are', async () => {
  const vendor = await world.as('vendor')
  const subId = await firstModel()
  const create = async () => {
    const body = { subId, name: '2014 Toyota Vitz F', prodClass: 'vehicles', region: 'ke' } as const
    const { data } = await vendor.POST('/vendor/create-product', { body })
    return world.db
      .selectFrom('products')
      .select(['location', 'contact', 'description'])
      .where('id', '=', data!.product_id)
      .executeTakeFirstOrThrow()
  }
  const before = await create()
  expect(before).toMatchObject({ location: null, description: '' })
  const body = { location: ' Nairobi, Kenya ', contact: '', description: 'Three months’ warranty.' }
  const { response } = await vendor.PUT('/vendor/listing-defaults', { body })
  expect(response.status).toBe(204)
  const { data } = await vendor.GET('/vendor/listing-defaults')
  expect(data).toEqual({
    location: 'Nairobi, Kenya',
    contact: null,
    description: 'Three months’ warranty.',
    joined_contact: before.contact,
  })
  // The number they joined with stands where they said none.
  expect(await create()).toEqual({
    location: 'Nairobi, Kenya',
    contact: before.contact,
    description: 'Three months’ warranty.',
  })
  await vendor.PUT('/vendor/listing-defaults', { body: { ...body, contact: '+254722000111' } })
  expect(await create()).toMatchObject({ contact: '+254722000111' })
  const buyer = await world.as('buyer')
  expect((await buyer.GET('/vendor/listing-defaults')).response.status).toBe(403)
})

it('so do new rows of a file in what it has no column for; an empty cell is empty', async () => {
  const by = await newImporter(world)
  const body = { location: 'Nairobi, Kenya', contact: '', description: 'Three months’ warranty.' }
  await by.client.PUT('/vendor/listing-defaults', { body })
  const without = 'reference,make,model,title\nA,Toyota,Vitz,2014 Toyota Vitz'
  await importAll(by, without)
  const empty = `${headings}\n${row('B').replace('One owner', '').replace('"Nairobi, Kenya"', '')}`
  await importAll(by, empty.replace(',live', ',draft'))
  // What is there already keeps what it has.
  await importAll(by, fileOf(row('C')))
  await importAll(by, 'reference,title\nC,2015 Toyota Vitz')
  const facts = (await listingsOf(by)).map(({ vendor_reference, location, description }) => [
    vendor_reference,
    location,
    description,
  ])
  expect(facts).toEqual([
    ['A', body.location, body.description],
    ['B', null, ''],
    ['C', 'Nairobi, Kenya', 'One owner'],
  ])
})
