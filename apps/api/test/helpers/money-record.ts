import type { Basket, Order, SupportOrder } from '@bandari/sdk'
import { mailsTo } from './mails.ts'
import { textOf } from './pdf-text.ts'
import { basketOf, type Buyer, linesOf } from './steps.ts'
import type { World } from './world.ts'

/** Every sum that the world shows of what a buyer wants or has ordered, without numbers and dates of its own. */

const basketSums = [
  'total_excl_tax',
  'total_incl_tax',
  'total_excl_tax_excl_discounts',
  'total_incl_tax_excl_discounts',
  'total_tax',
  'total',
  'totalCost',
  'currency',
  'is_tax_known',
  'insurance_requested',
  'discountCode',
  'promoCode',
] as const satisfies readonly (keyof Basket)[]

const lineSums = [
  'quantity',
  'price_currency',
  'price_excl_tax',
  'price_incl_tax',
  'price_excl_tax_excl_discounts',
  'price_incl_tax_excl_discounts',
] as const

const orderSums = [
  'status',
  'currency',
  'total_incl_tax',
  'total_excl_tax',
  'shipping_incl_tax',
  'shipping_excl_tax',
  'shipping_method',
  'insurance_requested',
] as const satisfies readonly (keyof Order)[]

const supportSums = [
  'status',
  'currency',
  'total_incl_tax',
  'shipping_incl_tax',
  'goods_incl_tax',
  'discount_incl_tax',
  'shipping_method',
  'voucher_code',
  'agent_code',
  'commission_receipt',
] as const satisfies readonly (keyof SupportOrder)[]

export async function basketRecord(buyer: Buyer) {
  const basket = await basketOf(buyer)
  const lines = await linesOf(buyer, basket)
  return {
    ...pick(basket, basketSums),
    charge: basket.shippingChargeOption?.value ?? null,
    quoted: basket.shipping_quote?.shipping_charge ?? null,
    discounts: discountsOf(basket),
    lines: lines.map((line) => ({
      ...pick(line, lineSums),
      charges: line.attributes.map(({ value }) => value),
    })),
  }
}

export async function orderRecord({ client }: Buyer, { id }: Pick<Order, 'id'>) {
  const params = { path: { id } }
  const { data: order } = await client.GET('/orders/{id}/', { params })
  const { data: lines } = await client.GET('/orders/{id}/lines/', { params })
  const { data: states } = await client.GET('/checkout/payment-states/{id}/', { params })
  if (!order || !lines || !states) throw new Error(`order ${id} is not shown`)
  return {
    ...pick(order, orderSums),
    discounts: discountsOf(order),
    line_props: order.line_props.map(({ qty, price }) => ({ qty, price })),
    lines: lines.map((line) => ({
      ...pick(line, lineSums),
      charges: line.attributes.map(({ value }) => value),
    })),
    payment_states: states.payment_method_states,
  }
}

export async function supportRecord(world: World, { id }: Pick<Order, 'id'>) {
  const client = await world.as('support')
  const { data } = await client.GET('/support/orders/{id}', { params: { path: { id } } })
  if (!data) throw new Error(`support does not see order ${id}`)
  return {
    ...pick(data, supportSums),
    lines: data.lines.map(({ qty, price }) => ({ qty, price })),
    commissions: data.commissions.map(({ code, level, amount, state }) => ({
      code,
      level,
      amount,
      state,
    })),
    refund: data.refund && pick(data.refund, ['amount', 'method', 'reference']),
  }
}

/** What stands between the goods and the total of the invoice, and every amount on it. */
export async function invoiceRecord({ client }: Buyer, { id }: Pick<Order, 'id'>) {
  const { data } = await client.GET('/orders/{id}/pro-forma/', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  const text = await textOf(new Uint8Array(data as unknown as ArrayBuffer))
  const amount = String.raw`(?:\b[A-Z]{3} )?−?[\d,]+\.\d{2}`
  const label = 'Amount to pay|Goods|Discount [A-Z0-9]+|Shipping, [A-Za-z ]+|Marine insurance|Total'
  return {
    sums: [...text.matchAll(new RegExp(`(?:${label}) ${amount}`, 'g'))].map(([sum]) => sum),
    amounts: [...text.matchAll(new RegExp(amount, 'g'))].map(([sum]) => sum).toSorted(),
  }
}

/** Oldest first. */
export async function mailRecord(world: World, address: string, order: Order) {
  await world.deliverMails()
  const mails = await mailsTo(world, address)
  const known: [string, string][] = [
    [order.payment_reference, '{reference}'],
    [order.number, '{number}'],
    [order.payment_instructions.bitcoin_address ?? '{none}', '{bitcoin}'],
  ]
  return mails.toReversed().map(({ subject, text }) => ({
    subject: withoutOwn(subject, known),
    text: withoutOwn(text, known).split('\n'),
  }))
}

function withoutOwn(text: string, known: [string, string][]): string {
  const dates =
    /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g
  return known
    .reduce((left, [own, name]) => left.replaceAll(own, name), text)
    .replaceAll(dates, '{date}')
    .replaceAll(/\/verify\/[0-9A-Z]{5}-[0-9A-Z]{5}/g, '/verify/{code}')
    .replaceAll(/portal\.localhost:8080\/orders\/\d+/g, 'portal.localhost:8080/orders/{id}')
    .replaceAll(/Wanjiru \d+/g, 'Wanjiru {buyer}')
}

function discountsOf({ voucher_discounts, offer_discounts }: Basket | Order) {
  return {
    voucher: voucher_discounts.map(({ name, amount }) => ({ name, amount })),
    offer: offer_discounts.map(({ name, amount }) => ({ name, amount })),
  }
}

function pick<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<T, K>
}
