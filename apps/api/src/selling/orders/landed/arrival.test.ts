import { expect, test } from 'vitest'
import { currentQuestion, currentArrival } from './arrival.ts'

const told = { arrival: { shipped: '2026-12-08', from: '2026-12-28', to: '2027-01-10' } }

test.each([
  [null, { shipped: '2026-12-08', from: '2026-12-28', to: '2027-01-10' }],
  [
    { shipped: null, eta: '2027-01-20' },
    { shipped: '2026-12-08', from: '2027-01-20', to: '2027-01-20' },
  ],
  [
    { shipped: '2026-12-15', eta: '2027-01-20' },
    { shipped: '2026-12-15', from: '2027-01-20', to: '2027-01-20' },
  ],
])('by %j the ship arrives %j', (arrival, window) => {
  expect(currentArrival(told, arrival)).toEqual(window)
})

test('a question is asked for the day on which the ship is expected', () => {
  const asked = { country: 'KE', eta: '2027-01-10', shipped: '2026-12-08' }
  expect(currentQuestion(asked, null)).toEqual(asked)
  expect(currentQuestion(asked, { shipped: null, eta: '2027-02-01' })).toEqual({
    ...asked,
    eta: '2027-02-01',
  })
})
