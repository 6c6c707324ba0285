import { expect, it } from 'vitest'
import { effectLabel, holdingsLabel, stopsOrders } from './take-down-labels.ts'

it.each([
  ['pictures', false],
  ['details', false],
  ['contact', false],
  ['other', false],
  [null, false],
  ['unavailable', true],
  ['doubled', true],
  ['unverified', true],
  ['forbidden', true],
] as const)('%s: stops orders unless wished otherwise: %s', (cause, stops) => {
  expect(stopsOrders(cause)).toBe(stops)
})

it('an order that is kept stays, whatever stopping it would do', () => {
  const order = { id: 1, number: '100001', status: 'Pending', if_stopped: 'cancelled' } as const
  expect(effectLabel(order, false)).toBe(effectLabel({ ...order, if_stopped: 'stays' }, true))
  expect(effectLabel(order, true)).not.toBe(effectLabel(order, false))
})

it('says what each buyer has of it', () => {
  const buyer = {
    id: 1,
    name: 'Grace',
    email: 'grace@example.com',
    baskets: 1,
    offers: 0,
    orders: 2,
  }
  expect(holdingsLabel(buyer)).toBe('1 basket, 2 orders')
})
