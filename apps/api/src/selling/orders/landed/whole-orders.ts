/** The first vehicles, sorted by their order, `batch` or as many more as the last order still has. */
export function wholeOrders<Vehicle extends { orderId: number }>(
  vehicles: readonly Vehicle[],
  batch: number,
): readonly Vehicle[] {
  const last = vehicles[batch - 1]
  if (!last) return vehicles
  const end = vehicles.findIndex(({ orderId }, index) => index >= batch && orderId !== last.orderId)
  return end === -1 ? vehicles : vehicles.slice(0, end)
}
