import type { Order } from '@bandari/sdk'

export interface SumLine {
  label: string
  amount: string
}

type Priced = Pick<Order, 'total_incl_tax' | 'shipping_incl_tax'> &
  Partial<Pick<Order, 'shipping_method' | 'voucher_discounts' | 'offer_discounts' | 'surcharges'>>

/**
 * The lines between the goods and the total, so that they add up to it. The total is the server's;
 * the goods before discount are what is left of it. (A line's own price is after discount.)
 */
export function orderSums(order: Priced): SumLine[] {
  const { voucher_discounts = [], offer_discounts = [], surcharges = [] } = order
  const discounts = [...voucher_discounts, ...offer_discounts].map(({ name, amount }) => ({
    label: `Discount: ${name}`,
    amount: fromCents(-toCents(amount)),
  }))
  const extras = surcharges.map(({ name, incl_tax }) => ({ label: name, amount: incl_tax }))
  const method = order.shipping_method ? `Shipping: ${order.shipping_method}` : 'Shipping'
  const after = [...discounts, { label: method, amount: order.shipping_incl_tax }, ...extras]
  const others = after.reduce((sum, { amount }) => sum + toCents(amount), 0n)
  const label = discounts.length > 0 ? 'Goods before discount' : 'Goods'
  return [{ label, amount: fromCents(toCents(order.total_incl_tax) - others) }, ...after]
}

/** The wire's money has two places always, and no float may touch it (decisions 10). */
function toCents(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}

function fromCents(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
