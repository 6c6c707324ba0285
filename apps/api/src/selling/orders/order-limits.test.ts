import { expect, it } from 'vitest'
import { limitResult, type Orders } from './order-limits.ts'

const limits = { maxUnpaidOrders: 3, maxHeldVehicles: 5, maxOrdersPerHour: 10 }
const first: Orders = { unpaid: 0, held: 0, wanted: 1, recent: 0 }

it.each<[string, Partial<Orders>, string]>([
  ['the first order', {}, 'ok'],
  ['the third unpaid order', { unpaid: 2, held: 2, recent: 2 }, 'ok'],
  ['the fourth unpaid order', { unpaid: 3, held: 3, recent: 3 }, 'too-many-unpaid'],
  ['five vehicles at once', { wanted: 5 }, 'ok'],
  ['six vehicles at once', { wanted: 6 }, 'too-many-held'],
  ['a sixth vehicle in another order', { unpaid: 1, held: 5 }, 'too-many-held'],
  ['parts beside five vehicles', { unpaid: 1, held: 5, wanted: 0 }, 'ok'],
  ['the tenth order of an hour, all paid for', { recent: 9 }, 'ok'],
  ['the eleventh', { recent: 10 }, 'too-many-orders'],
])('%s: %s', (_case, changed, result) => {
  expect(limitResult({ ...first, ...changed }, limits)).toBe(result)
})
