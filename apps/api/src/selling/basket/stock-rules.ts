/** The most pieces that one order ships (buyer spec §9). */
export const basketLimit = 25

interface LineQuantity {
  id: number
  product_id: number
  quantity: number
}

interface LineWithStock extends LineQuantity {
  /** The pieces of its product that could be bought now. */
  available: number
}

export type QuantityResult = 'ok' | 'unavailable' | 'basket_limit' | { max: number }

/** Whether the basket may hold that many more of a product, given the quantities of its lines (contract A15, N7). */
export function quantityResult(
  wanted: { productId: number; quantity: number; available: number },
  others: LineQuantity[],
): QuantityResult {
  if (wanted.available < 1) return 'unavailable'
  const same = others.filter(({ product_id }) => product_id === wanted.productId)
  if (sumOf(same) + wanted.quantity > wanted.available) return { max: wanted.available }
  return sumOf(others) + wanted.quantity > basketLimit ? 'basket_limit' : 'ok'
}

/** The most that a line may hold beside the others. */
export function roomFor(line: LineWithStock, lines: LineQuantity[]): number {
  const others = lines.filter(({ id }) => id !== line.id)
  const same = others.filter(({ product_id }) => product_id === line.product_id)
  return Math.max(0, Math.min(line.available - sumOf(same), basketLimit - sumOf(others)))
}

function sumOf(lines: LineQuantity[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
