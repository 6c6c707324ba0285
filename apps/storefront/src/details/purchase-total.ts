import type { Destination } from '@bandari/sdk'

type InsuranceTerms = NonNullable<Destination['insurance']>

/** Decimal texts of one currency. */
interface Costs {
  price: string
  quantity: number
  /** Per order, not per piece; null while unknown. */
  charge: string | null
  /** Of insurance; null where it is not wanted or its price is not known. */
  premium?: string | null
}

/** The price of the vehicle at its port, before import duty. In cents, because we never add floats. */
export function purchaseTotal(costs: Costs): string {
  const { price, quantity, charge, premium = null } = costs
  const extras = [charge, premium].filter((amount) => amount !== null)
  return decimal(extras.reduce((sum, amount) => sum + cents(amount), cents(price) * quantity))
}

/**
 * What insurance costs, as the basket will say: a share of goods and shipping, rounded up, and never less than the least. Null
 * while it is not known.
 */
export function premiumOf(costs: Costs, terms: InsuranceTerms | null): string | null {
  const { price, quantity, charge } = costs
  if (terms === null || charge === null) return null
  const value = cents(price) * quantity + cents(charge)
  const share = Math.ceil((value * terms.basis_points) / 10_000)
  return decimal(Math.max(cents(terms.minimum), share))
}

export function goodsTotal({ price, quantity }: Omit<Costs, 'charge'>): string {
  return decimal(cents(price) * quantity)
}

function cents(amount: string): number {
  return Number(amount.replace('.', ''))
}

function decimal(amount: number): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
