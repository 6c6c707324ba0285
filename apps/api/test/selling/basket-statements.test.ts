import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { addToBasket, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Counts the statements of a line: each is a round trip while the buyer waits and the basket is locked. */

let world: World
beforeAll(async () => {
  // Without the parts that follow changes beside the request: their statements would be counted, too.
  const environment = { SEARCH_MEMORY: '0', SHARED_CACHE: 'false' }
  world = await createWorld({ ...inject('postgres'), environment })
})
afterAll(() => world.close())
afterEach(() => void vi.restoreAllMocks())

/** The texts of the statements that were asked meanwhile. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  await act()
  return query.mock.calls.flatMap(([asked]: unknown[]) => {
    const text = typeof asked === 'string' ? asked : (asked as { text?: unknown }).text
    return typeof text === 'string' ? [text] : []
  })
}

it('reads nothing twice to add a line but the lines', async () => {
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, await stockProduct(world))
  const product = await stockProduct(world)
  const texts = await statementsOf(() => addToBasket(world, buyer, product))
  const again = texts.filter((text, place) => texts.indexOf(text) !== place)
  expect(texts.filter((text) => text.includes('insert into "basket_lines"'))).toHaveLength(1)
  expect(again.map((text) => /from "(\w+)"/.exec(text)?.[1])).toEqual(['basket_lines'])
})

it('reads what the shop asks in one go, and changes the basket with its line', async () => {
  const buyer = await newBuyer(world)
  const product = await stockProduct(world)
  const texts = await statementsOf(() => addToBasket(world, buyer, product))
  const terms = texts.filter((text) => /(shipping|insurance|door)_tariffs/.test(text))
  expect(terms).toHaveLength(1)
  const changing = texts.filter((text) => text.includes('update "baskets"'))
  expect(changing).toEqual([expect.stringContaining('insert into "basket_lines"')])
})

it('looks for the open basket by the index of those', async () => {
  const buyer = await newBuyer(world)
  const product = await stockProduct(world)
  await addToBasket(world, buyer, product)
  const texts = await statementsOf(() => addToBasket(world, buyer, product))
  const locking = texts.filter((text) => text.includes('for update of "baskets"'))
  expect(locking).toEqual([expect.stringContaining("status = 'Open'")])
})

it('writes what belongs to an order in one go, once its head is there', async () => {
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, await stockProduct(world))
  const texts = await statementsOf(() => order(buyer))
  const parts = ['order_lines', 'order_cost_lines', 'order_events']
  const writing = texts.filter((text) =>
    parts.some((part) => text.includes(`insert into "${part}"`)),
  )
  expect(writing).toHaveLength(1)
  for (const part of parts) expect(writing[0]).toContain(`insert into "${part}"`)
})
