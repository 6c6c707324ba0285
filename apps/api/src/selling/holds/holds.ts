interface Wanted {
  productId: number
  quantity: number
}

/**
 * What an order reserves beside the vehicles that are held for its buyer: of each of those one is reserved already. The
 * product stays among the demands, at none, so that it is locked, and found still on offer, as every other.
 */
export function beyondHolds(demands: readonly Wanted[], held: readonly number[]): Wanted[] {
  const left = new Set(held)
  return demands.map(({ productId, quantity }) =>
    left.delete(productId) ? { productId, quantity: quantity - 1 } : { productId, quantity },
  )
}
