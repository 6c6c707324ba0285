import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import * as document from '../src/selling/orders/pro-forma/pro-forma-document.ts'
import { move, orderedCar } from './steps.ts'
import { createWorld, type World } from './world.ts'

vi.mock('../src/selling/orders/pro-forma/pro-forma-document.ts', { spy: true })

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

it('draws an invoice once, and anew when its order has changed', { timeout: 60_000 }, async () => {
  const drawn = vi.mocked(document.drawProForma)
  const { buyer, order } = await orderedCar(world)
  const invoice = async () => {
    const { data, response } = await buyer.client.GET('/orders/{id}/pro-forma/', {
      params: { path: { id: order.id } },
      parseAs: 'arrayBuffer',
    })
    expect(response.status).toBe(200)
    return Buffer.from(data ?? new ArrayBuffer(0))
  }
  const files = await Promise.all(Array.from({ length: 16 }, invoice))
  await world.deliverMails()
  files.push(await invoice())
  expect(drawn).toHaveBeenCalledTimes(1)
  const [first = Buffer.alloc(0)] = files
  expect(first.subarray(0, 5).toString()).toBe('%PDF-')
  expect(files.every((file) => file.equals(first))).toBe(true)

  await move(world, order, 'Canceled')
  expect((await invoice()).equals(first)).toBe(false)
  expect(drawn).toHaveBeenCalledTimes(2)
})
