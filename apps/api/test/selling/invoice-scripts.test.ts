import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { attachProForma } from '../../src/selling/orders/pro-forma/pro-forma.ts'
import { printed } from '../../src/platform/fonts/letters.ts'
import { textOf } from '../helpers/pdf-text.ts'
import {
  addToBasket,
  checkoutOf,
  consignee,
  newBuyer,
  stockProduct,
  basketOf,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Names that other shops printed as other letters, ordered for and read back from the invoice. */

const cases = new URL('../../../../../shared/data/cases/invoice-scripts.json', import.meta.url)

type Names = Partial<typeof consignee> & { script?: string }

function readCases(): Names[] {
  const { ok, wrong } = JSON.parse(readFileSync(cases, 'utf8')) as { ok: Names; wrong: Names[] }
  return [ok, ...wrong]
}

describe.skipIf(!existsSync(cases))('an invoice of names that other shops lost', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(inject('postgres'))
  })
  afterAll(() => world.close())

  it.each(existsSync(cases) ? readCases() : [])('prints $script as it was typed', async (typed) => {
    const { script: _, ...names } = typed
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const basket = await basketOf(buyer)
    const address = { ...consignee, ...names }
    const { data, error } = await buyer.client.POST('/checkout/', {
      body: checkoutOf(basket, { shipping_address: address }),
    })
    expect(error).toBeUndefined()
    const { content } = await attachProForma(world.context, data?.id ?? 0)
    const text = (await textOf(new Uint8Array(content))).replaceAll(' ', '')
    for (const name of Object.values(names))
      for (const word of printed(String(name)).split(' ')) expect(text).toContain(word)
  })
})
