import { expect, it } from 'vitest'
import { wholeOrders } from './whole-orders.ts'

it.each([
  [[], 0],
  [[1], 1],
  [[1, 2, 3], 2],
  [[1, 2, 2, 3], 3],
  [[1, 2, 2, 2], 4],
  [[1, 1, 1, 2], 3],
  [[1, 1], 2],
])('takes of the orders %j, two vehicles at a time, the first %i', (orders, count) => {
  const vehicles = orders.map((orderId) => ({ orderId }))
  expect(wholeOrders(vehicles, 2)).toEqual(vehicles.slice(0, count))
})
