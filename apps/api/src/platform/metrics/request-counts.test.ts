import { expect, it } from 'vitest'
import { bounds, Tally } from './request-counts.ts'

it.each([
  [0, 0],
  [0.001, 0],
  [0.0011, 1],
  [0.3, 7],
  [10, 11],
  [11, 12],
])('a request of %d s is counted in bucket %i', (seconds, place) => {
  const tally = new Tally()
  tally.count('getProduct', 200, seconds)
  const found = tally.get('getProduct')
  expect([...(found?.durations ?? [])].indexOf(1)).toBe(place)
  expect(found?.durations).toHaveLength(bounds.length + 1)
})

it('tells operations and kinds of answers apart', () => {
  const tally = new Tally()
  for (const status of [200, 204, 404, 503]) tally.count('getProduct', status, 0.1)
  tally.count('placeOrder', 200, 0.5)
  expect([...(tally.get('getProduct')?.statuses ?? [])]).toEqual([0, 0, 2, 0, 1, 1])
  expect(tally.get('placeOrder')).toMatchObject({ seconds: 0.5 })
})
