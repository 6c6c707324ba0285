import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { attachProForma } from '../../src/selling/orders/pro-forma/pro-forma.ts'
import { move, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

it('draws an invoice once, and anew when its order has changed', { timeout: 240_000 }, async () => {
  const { buyer, order } = await orderedCar(world)
  const drawn = async () => (await attachProForma(world.context, order.id)).content
  const download = async () => {
    const { data, response } = await buyer.client.GET('/orders/{id}/pro-forma/', {
      params: { path: { id: order.id } },
      parseAs: 'arrayBuffer',
    })
    expect(response.status).toBe(200)
    return Buffer.from(data ?? new ArrayBuffer(0))
  }
  const [first, ...others] = await Promise.all(Array.from({ length: 16 }, drawn))
  await world.deliverMails()
  others.push(await drawn())
  // One file, not one like it.
  for (const other of others) expect(other).toBe(first)
  const file = await download()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.equals(first ?? Buffer.alloc(0))).toBe(true)

  await move(world, order, 'Canceled')
  expect((await download()).equals(file)).toBe(false)
})
