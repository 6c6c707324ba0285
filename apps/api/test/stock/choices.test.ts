import type { ChoiceRequest } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { completeExport, newStaff } from '../helpers/exporters.ts'
import { textOf } from '../helpers/pdf-text.ts'
import {
  basketOf,
  type Buyer,
  linesOf,
  newBuyer,
  order,
  optionFor,
  stockProduct,
} from '../helpers/steps.ts'
import { modelId, put as putListing } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What a buyer chooses of a product: a size, a colour (buyer spec §5). */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const sized = { title: 'Cargo mat', size_choices: 'S, M, L', quantity: 9 }

async function put(buyer: Buyer, url: string, choice?: ChoiceRequest, quantity = 1) {
  const option = await optionFor(world, 'mombasa-sedan')
  return buyer.client.POST('/basket/add-product/', {
    body: {
      url,
      quantity,
      options: [{ option, value: '700.00' }],
      ...(choice && { choice }),
    },
  })
}

/** What lies in the basket: how many of which choice. */
async function held(buyer: Buyer) {
  const lines = await linesOf(buyer, await basketOf(buyer))
  return lines.map(({ quantity, choice: { size, colour } }) => ({ quantity, size, colour }))
}

async function change(
  buyer: Buyer,
  at: number,
  body: { quantity: number; choice?: ChoiceRequest },
) {
  const line = (await linesOf(buyer, await basketOf(buyer)))[at]
  const [, id, lineId] = /\/baskets\/(\d+)\/lines\/(\d+)\//.exec(line?.url ?? '') ?? []
  return buyer.client.PATCH('/baskets/{id}/lines/{line}/', {
    params: { path: { id: Number(id), line: Number(lineId) } },
    body,
  })
}

describe('a product with something to choose', () => {
  it('says what, and is not put into a basket without it', async () => {
    const { id, url } = await stockProduct(world, sized)
    const client = await world.as(null)
    const choices = [{ kind: 'size', values: ['S', 'M', 'L'] }]
    const { data } = await client.GET('/one-search/{id}', { params: { path: { id } } })
    expect(data?.choices).toEqual(choices)
    const buyer = await newBuyer(world)
    const missing = {
      reason: 'Error: Select size',
      code: 'choice_missing',
      values: { kind: 'size' },
    }
    for (const choice of [undefined, {}, { size: 'XL' }, { size: 'S, M' }, { colour: 'Red' }]) {
      const { response, error } = await put(buyer, url, choice)
      expect(response.status).toBe(406)
      expect(error).toEqual(missing)
    }
    const plain = await stockProduct(world)
    const { error } = await put(buyer, plain.url, { size: 'M' })
    expect(error).toMatchObject({ reason: { codes: { choice: ['unexpected_field'] } } })
    expect(await held(buyer)).toEqual([])
    const { data: basket } = await put(buyer, url, { size: 'M' })
    expect(basket?.total).toBe('4500.00')
    const [line] = await linesOf(buyer, await basketOf(buyer))
    expect(line).toMatchObject({ choices, choice: { size: 'M', colour: null } })
  })

  it('is a line for each choice, and one line for the same', async () => {
    const buyer = await newBuyer(world)
    const { url } = await stockProduct(world, { ...sized, colour_choices: 'Blue, Sand' })
    await put(buyer, url, { size: 'M', colour: 'Blue' })
    await put(buyer, url, { size: 'M', colour: 'Sand' }, 2)
    await put(buyer, url, { size: 'M', colour: 'Blue' }, 3)
    expect(await held(buyer)).toEqual([
      { quantity: 4, size: 'M', colour: 'Blue' },
      { quantity: 2, size: 'M', colour: 'Sand' },
    ])
    const { error } = await put(buyer, url, { size: 'L', colour: 'Sand' }, 4)
    expect(error).toMatchObject({ code: 'max_quantity' })
  })

  it('is chosen anew in the basket, where two lines that are alike become one', async () => {
    const buyer = await newBuyer(world)
    const { url } = await stockProduct(world, sized)
    await put(buyer, url, { size: 'M' }, 2)
    await put(buyer, url, { size: 'L' })
    expect((await change(buyer, 0, { quantity: 2, choice: { size: 'XL' } })).error).toMatchObject({
      code: 'choice_missing',
    })
    expect((await change(buyer, 1, { quantity: 3 })).data?.choice.size).toBe('L')
    expect((await change(buyer, 0, { quantity: 2, choice: { size: 'S' } })).data).toMatchObject({
      quantity: 2,
      choice: { size: 'S' },
    })
    await change(buyer, 0, { quantity: 2, choice: { size: 'L' } })
    expect(await held(buyer)).toEqual([{ quantity: 5, size: 'L', colour: null }])
  })

  it('is named with its choice in order and paper, and to staff', async () => {
    const buyer = await newBuyer(world)
    const { url, title } = await stockProduct(world, sized)
    await put(buyer, url, { size: 'M' })
    await put(buyer, url, { size: 'L' }, 2)
    const placed = await order(buyer)
    const titles = [`${title} (M)`, `${title} (L)`]
    expect(placed.line_props.map((line) => line.title)).toEqual(titles)
    const params = { path: { id: placed.id } }
    const { data: paper } = await buyer.client.GET('/orders/{id}/pro-forma/', {
      params,
      parseAs: 'arrayBuffer',
    })
    const text = await textOf(new Uint8Array(paper as unknown as ArrayBuffer))
    for (const each of titles) expect(text).toContain(each)
    const desk = await world.as('support')
    const { data } = await desk.GET('/support/orders/{id}', { params })
    expect(data?.lines.map((line) => line.title)).toEqual(titles)
  })

  it('is not ordered as it is not offered any more', async () => {
    const buyer = await newBuyer(world)
    const { id, url } = await stockProduct(world, sized)
    await put(buyer, url, { size: 'M' })
    await world.db
      .updateTable('products')
      .set({ size_choices: 'S, L' })
      .where('id', '=', id)
      .execute()
    const [line] = await linesOf(buyer, await basketOf(buyer))
    expect(line?.warning).toContain('no longer offered as you chose it')
    await expect(order(buyer)).rejects.toThrow('choice_outdated')
    await change(buyer, 0, { quantity: 1, choice: { size: 'L' } })
    expect((await order(buyer)).line_props[0]?.title).toContain('(L)')
  })

  it('is quoted as it was chosen', async () => {
    const buyer = await newBuyer(world)
    const { url, title } = await stockProduct(world, sized)
    for (const size of ['M', 'L']) {
      const body = { url, quantity: 1, country: 'MU', choice: { size } }
      await buyer.client.POST('/basket/add-product/', { body })
    }
    const { id } = await basketOf(buyer)
    await buyer.client.POST('/request-shipping-quote/', { body: { q: id } })
    const desk = await world.as('support')
    const params = { path: { id } }
    const { data: quote } = await desk.GET('/support/quotes/{id}', { params })
    expect(quote?.lines.map((line) => line.title)).toEqual([`${title} (M)`, `${title} (L)`])
    const body = { version: quote?.version ?? 0, shipping_charge: '350.00' }
    const { error } = await desk.PUT('/support/quotes/{id}', { params, body })
    expect(error).toBeUndefined()
    expect((await basketOf(buyer)).shipping_quote).toMatchObject({ state: 'answered' })
    await change(buyer, 0, { quantity: 1, choice: { size: 'S' } })
    expect((await basketOf(buyer)).shipping_quote).toMatchObject({ state: 'lapsed' })
  })
})

describe('who lists a vehicle for export', () => {
  it('says what is chosen of it', async () => {
    const { client } = await newStaff(world)
    const { data: made } = await client.POST('/vendor/create-product', {
      body: {
        subId: await modelId(world, 'Toyota', 'Hilux'),
        name: 'Toyota Hilux, new',
        prodClass: 'vehicles',
        region: 'export',
        owner: 'house',
      },
    })
    const cid = made?.product_id ?? 0
    const save = (xColours: string) => putListing({ client }, { ...completeExport, cid, xColours })
    expect((await save('White')).error).toMatchObject({ codes: { xColours: ['choices_invalid'] } })
    const { data } = await save(' White;Silver , White')
    expect(data).toMatchObject({ export: { sizes: null, colours: 'White, Silver' } })
    const shown = await client.GET('/one-search/{id}', { params: { path: { id: cid } } })
    expect(shown.data?.choices).toEqual([{ kind: 'colour', values: ['White', 'Silver'] }])
    expect((await save('')).data).toMatchObject({ export: { colours: null } })
  })
})
