/** Decimal texts of one currency. */
interface Costs {
  price: string
  quantity: number
  /** Per order, not per piece; null while unknown. */
  charge: string | null
}

/** The price of the vehicle at its port, before import duty. In cents, because we never add floats. */
export function purchaseTotal({ price, quantity, charge }: Costs): string {
  return decimal(cents(price) * quantity + (charge === null ? 0 : cents(charge)))
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
