import { expect, it } from 'vitest'
import { putBackTo } from './put-back.ts'

const due = { due: 520_000 }
const paid = { due: 0 }

it.each([
  ['Pending', ['Pending'], due, false, null],
  ['Authorized', ['Pending', 'Authorized'], due, false, 'Pending'],
  ['Authorized', ['Pending', 'Authorized'], paid, false, null],
  ['Authorized', ['Pending', 'Payment Declined', 'Authorized'], due, false, 'Payment Declined'],
  ['Authorized', ['Pending', 'Authorized', 'Pending', 'Authorized'], due, false, 'Pending'],
  ['Authorized', ['Authorized'], due, false, 'Pending'],
  ['Authorized', ['Pending', 'Authorized'], due, true, null],
  ['Shipped', ['Pending', 'Authorized', 'Shipped'], due, false, null],
  ['Canceled', ['Pending', 'Authorized', 'Canceled'], due, false, null],
] as const)('%s after %j with %j, goods under way: %s, goes back to %s', (...row) => {
  const [status, events, balance, goneOn, target] = row
  const timeline = events.map((each) => ({ status: each }))
  expect(putBackTo({ status, events: timeline }, balance, goneOn)).toBe(target)
})
