import { expect, it } from 'vitest'
import { validateRefund, owesRefund } from './refund-claim.ts'

const nothing = {
  received: '0.00',
  bank_charges: '0.00',
  refunded: '0.00',
  due: '0.00',
  over: '0.00',
}
const order = { balance: { ...nothing, received: '5500.00', refunded: '300.00' }, currency: 'USD' }
const claim = { amount: '5200.00', method: 'bank', reference: 'TT 4711' } as const

it.each([
  [{}, []],
  [{ amount: '0.01' }, []],
  [{ amount: '5200.01' }, ['amount']],
  [{ amount: '0' }, ['amount']],
  [{ amount: '' }, ['amount']],
  [{ reference: '  ' }, ['reference']],
  [{ amount: 'x', reference: '' }, ['amount', 'reference']],
])('with %j it faults %j', (changed, fields) => {
  expect(Object.keys(validateRefund({ ...claim, ...changed }, order))).toEqual(fields)
})

it.each([
  ['5200.00', '0.00', 'Canceled', true],
  ['1200.00', '1199.99', 'Canceled', true],
  ['1200.00', '1200.00', 'Canceled', false],
  ['5200.00', '0.00', 'Shipped', false],
  ['0.00', '0.00', 'Canceled', false],
] as const)('of %s less %s, in a move to %s, a refund is owed: %s', (...given) => {
  const [received, refunded, target, isOwed] = given
  expect(owesRefund({ balance: { ...nothing, received, refunded } }, target)).toBe(isOwed)
})
