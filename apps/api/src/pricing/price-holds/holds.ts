interface Demand {
  productId: number
  quantity: number
}

/**
 * What an order reserves beside the vehicles that are held for its buyer: one of each of those is reserved already. The
 * product stays among the demands, with a quantity of 0, so that it is locked and checked to be on offer like any other.
 */
export function demandsBeyondHolds(demands: readonly Demand[], held: readonly number[]): Demand[] {
  const left = new Set(held)
  return demands.map(({ productId, quantity }) =>
    left.delete(productId) ? { productId, quantity: quantity - 1 } : { productId, quantity },
  )
}
