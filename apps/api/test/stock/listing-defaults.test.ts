import { afterAll, beforeAll, expect, inject, it } from 'vitest'
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
