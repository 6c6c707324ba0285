import { orderStatuses, nextStep, statusTones } from './order-status.ts'
import { expect, it } from 'vitest'

it('lists each status of the wire once, with a tone of its own', () => {
  expect([...orderStatuses].sort()).toEqual(Object.keys(statusTones).sort())
  const tones = Object.values(statusTones)
  expect(new Set(tones).size).toBe(tones.length)
})

it.each([
  ['Pending', 'waiting for your payment'],
  ['Payment Declined', 'not accepted'],
  ['Authorized', 'has arrived. We are preparing the shipment to Mombasa'],
  ['Shipped', 'On its way to Mombasa'],
  ['Canceled', 'Nothing is owed'],
] as const)('says what follows %s', (status, words) => {
  expect(nextStep({ status, destination_port: 'Mombasa' })).toContain(words)
})

it('names no port it does not know', () => {
  expect(nextStep({ status: 'Shipped', destination_port: null })).toContain('to your port')
})
