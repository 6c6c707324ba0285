import type { CostLine, SupportVoucher, VoucherCreate } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fromDecimal, toDecimal } from '../../src/core/money.ts'
import {
  basketRecord,
  invoiceRecord,
  mailRecord,
  orderRecord,
  supportRecord,
} from '../helpers/money-record.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  consignee,
  move,
  newBuyer,
  order,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Account 0 of the test vectors of BIP 84. */
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

let world: World
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), environment: { BITCOIN_XPUB: zpub } })
})
afterAll(() => world.close())

type Goods = Parameters<typeof stockProduct>[1]
type Choice = Parameters<typeof addToBasket>[3]

async function put(buyer: Buyer, goods: Goods, choice: Choice = {}) {
  await addToBasket(
    world,
    buyer,
    await stockProduct(world, { title: 'Toyota Vitz', ...goods }),
    choice,
  )
}

async function apply({ client }: Buyer, vouchercode: string) {
  const { error } = await client.POST('/basket/add-voucher/', { body: { vouchercode } })
  if (error) throw new Error(JSON.stringify(error))
}

async function makeVoucher(
  terms: Partial<VoucherCreate> & { code: string },
): Promise<SupportVoucher> {
  const editor = await world.as('content')
  const { data, error } = await editor.POST('/support/vouchers', {
    body: {
      name: 'Of the test',
      kind: 'percentage',
      benefit: '10',
      usage: 'unlimited',
      start_datetime: '2026-01-01T00:00:00.000Z',
      end_datetime: '2035-01-01T00:00:00.000Z',
      ...terms,
    },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

/** It takes off more than its writer gives alone. */
async function agreeTo({ id, version }: SupportVoucher) {
  const finance = await world.as('finance')
  await finance.POST('/support/vouchers/{id}/approval', {
    params: { path: { id } },
    body: { version },
  })
}

/** Asks for the charge of what is in the basket and has it answered. */
async function quote(buyer: Buyer, shipping_charge: string) {
  const { id } = (await buyer.client.GET('/basket/')).data ?? { id: 0 }
  await buyer.client.POST('/request-shipping-quote/', {
    body: { q: id, contactNumber: '+254700000001', userRequest: 'How much?' },
  })
  const desk = await world.as('desk')
  const params = { path: { id } }
  const { data } = await desk.GET('/support/quotes/{id}', { params })
  const { error } = await desk.PUT('/support/quotes/{id}', {
    params,
    body: { version: data?.version ?? 0, shipping_charge },
  })
  if (error) throw new Error(JSON.stringify(error))
}

async function putPartnerItem({ client }: Buyer) {
  const { id } = await world.db
    .insertInto('partner_items')
    .values({
      title: 'Nyota telescope',
      category: 'electronics',
      condition: 'New',
      listing_type: 'FixedPrice',
      class: 'other',
      specs: JSON.stringify({ manufacturer: 'Nyota' }),
      facts: JSON.stringify([{ Name: 'Lens', Value: '70 mm' }]),
      description: 'One part',
      price: 4_255,
      quantity: 7,
      ends_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const url = `/api/partner-one-search/?q=${id}&type=gsi`
  const { error } = await client.POST('/basket/add-product/', { body: { url, quantity: 3 } })
  if (error) throw new Error(JSON.stringify(error))
}

async function flashCode(): Promise<string> {
  const visitor = await world.as(null)
  const { data } = await visitor.POST('/flash-discount/', { body: { email: 'money@shop.example' } })
  if (!data) throw new Error('no flash code')
  return data.code
}

const part = { class: 'parts', body_type: null, title: 'Alternator' } as const
const van = { body_type: 'van' }
const truck = { class: 'commercial', body_type: 'truck', title: 'Isuzu Forward' } as const
const toMombasa = { code: 'mombasa-other' }
const container = { value: '1200.00' }

/** What is ordered, each by somebody new. */
const baskets: Record<string, (buyer: Buyer) => Promise<void>> = {
  'a car by RORO': (buyer) => put(buyer, {}),
  'two of a car in a container, insured, with a fixed voucher': async (buyer) => {
    await put(buyer, { price: 451_999 }, { ...container, quantity: 2, insurance: true })
    await apply(buyer, 'WELCOME200')
  },
  'three lines with a percentage that does not divide': async (buyer) => {
    await put(buyer, { ...van, price: 333_333 }, toMombasa)
    await put(buyer, { ...van, price: 100_001 }, { ...toMombasa, ...container, quantity: 3 })
    await put(buyer, { ...part, price: 199, quantity: 9 }, { ...toMombasa, quantity: 7 })
    await apply(buyer, 'KARIBU5')
  },
  'a fleet with a voucher of one use': async (buyer) => {
    await put(buyer, { price: 612_345 }, { quantity: 3 })
    await apply(buyer, 'FLEET10')
  },
  'a car, a truck and a part with a voucher for vehicles only': async (buyer) => {
    await agreeTo(
      await makeVoucher({ code: 'WHEELS7', benefit: '7.25', product_class: 'vehicles' }),
    )
    await put(buyer, { ...van, price: 187_650 }, toMombasa)
    await put(buyer, { ...truck, price: 987_654 }, toMombasa)
    await put(buyer, { ...part, price: 5_555 }, { ...toMombasa, quantity: 2 })
    await apply(buyer, 'WHEELS7')
  },
  'a truck and a part at a quoted charge with a percentage': async (buyer) => {
    await put(buyer, { ...truck, price: 1_234_567 }, { ...toMombasa, value: 0, insurance: true })
    await put(buyer, { ...part, price: 3_333 }, { ...toMombasa, value: 0, quantity: 3 })
    await quote(buyer, '1850.75')
    await apply(buyer, 'KARIBU5')
  },
  'a part with a voucher that is worth more than it': async (buyer) => {
    await makeVoucher({ code: 'GIFT500', kind: 'fixed', benefit: '500', name: 'Gift: $500' })
    await put(buyer, { ...part, price: 4_999 })
    await quote(buyer, '35.40')
    await apply(buyer, 'GIFT500')
  },
  'a car and a part with the flash discount': async (buyer) => {
    await put(buyer, { ...van, price: 250_050 }, toMombasa)
    await put(buyer, { ...part, price: 7_777 }, toMombasa)
    await apply(buyer, await flashCode())
  },
  'a car by a supporter’s promo code and a voucher': async (buyer) => {
    await put(buyer, { price: 733_337 })
    await apply(buyer, 'JOYK2026')
    await apply(buyer, 'KARIBU5')
  },
  'a partner’s item at a quoted charge': async (buyer) => {
    await putPartnerItem(buyer)
    await quote(buyer, '64.99')
  },
}

describe('the sums of', () => {
  // The first one loads the invoice's fonts and its reader.
  it.each(Object.keys(baskets))('%s', { timeout: 240_000 }, async (name) => {
    const buyer = await newBuyer(world)
    await baskets[name]?.(buyer)
    const { email: _none, ...address } = consignee
    const wanted = await basketRecord(buyer)
    const { cost_lines, totalCost } = await basketOf(buyer)
    expect(sumOf(cost_lines)).toBe(totalCost)
    const placed = await order(buyer, { shipping_address: address })
    expect(sumOf(placed.cost_lines)).toBe(placed.total_incl_tax)
    const surcharges = placed.insurance_requested ? [{ code: 'insurance' }] : []
    expect(placed.surcharges).toMatchObject(surcharges)
    const record = {
      basket: wanted,
      order: await orderRecord(buyer, placed),
      support: await supportRecord(world, placed),
      invoice: await invoiceRecord(buyer, placed),
      paid: await afterwards(buyer, placed, 'Authorized'),
      refunded: await afterwards(buyer, placed, 'Canceled'),
      mails: await mailRecord(world, buyer.email, placed),
    }
    const file = `./goldens/money/${name.replaceAll(/[^a-z]+/gi, '-')}.golden`
    const text = JSON.stringify(record, null, 2)
      .replaceAll(/FLASH[A-Z0-9]{7}/g, 'FLASH{code}')
      .replaceAll(/\/messages\/\d+/g, '/messages/{thread}')
    await expect(`${text}\n`).toMatchFileSnapshot(file)
  })
})

/** What the payable lines add up to. */
function sumOf(lines: readonly CostLine[]): string {
  const payable = lines.filter(({ is_payable }) => is_payable)
  return toDecimal(payable.reduce((sum, { amount }) => sum + (fromDecimal(amount) ?? 0), 0))
}

/** What is shown of an order once it has moved on. */
async function afterwards(
  buyer: Buyer,
  placed: Awaited<ReturnType<typeof order>>,
  status: 'Authorized' | 'Canceled',
) {
  await move(world, placed, status)
  return {
    support: await supportRecord(world, placed),
    invoice: await invoiceRecord(buyer, placed),
    payment_states: (await orderRecord(buyer, placed)).payment_states,
  }
}
