import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { validateRefund } from './refund.ts'

/** The order's money that is here. */
const held = 520_000
const claim = { amount: '5200.00', method: 'bank', reference: 'TT 4711' } as const

describe('validateRefund', () => {
  it.each([
    [0, 'Authorized'],
    [0, 'Canceled'],
    [held, 'Authorized'],
    [held, 'Shipped'],
  ] as const)('of %d cents that are here, in a move to %s, there is none', (here, wanted) => {
    expect(inWords(validateRefund(here, wanted, null))).toEqual({ refund: null })
    expect(inWords(validateRefund(here, wanted, undefined))).toEqual({ refund: null })
    expect(inWords(validateRefund(here, wanted, claim))).toEqual({
      problem: ['Nothing was paid for this order.'],
    })
  })

  it('is asked for when an order that was paid for is cancelled', () => {
    expect(inWords(validateRefund(held, 'Canceled', null))).toEqual({
      problem: ['This order was paid for: say how the money went back.'],
    })
  })

  it.each([
    ['5200.00', 520_000],
    ['0.01', 1],
    [12.5, 1250],
  ])('of %s is %d cents', (amount, cents) => {
    expect(inWords(validateRefund(held, 'Canceled', { ...claim, amount }))).toEqual({
      refund: { ...claim, amount: cents },
    })
  })

  it.each([
    ['5200.01', 'Only 5,200.00 was paid: no more can be refunded.'],
    ['0.00', 'Ensure this value is greater than or equal to 0.01.'],
    [-3, 'Ensure this value is greater than or equal to 0.01.'],
    ['1.005', 'Ensure that there are no more than 2 decimal places.'],
  ])('is never %s', (amount, sentence) => {
    expect(inWords(validateRefund(held, 'Canceled', { ...claim, amount }))).toEqual({
      problem: { amount: [sentence] },
    })
  })
})
