import { describe, expect, it } from 'vitest'
import { chargeState } from './shipping-charge.ts'

describe('chargeState', () => {
  it.each([
    [null, false, 'undetermined'],
    [null, true, 'quote-pending'],
    ['0.00', false, 'undetermined'],
    ['0.99', false, 'undetermined'],
    ['0.00', true, 'quote-pending'],
    ['1.00', false, 'determined'],
    ['700.00', false, 'determined'],
    ['1200.00', true, 'determined'],
  ])('%s, quote requested %s: %s', (value, is_shipping_requested, expected) => {
    const shippingChargeOption = value === null ? null : { value, option: '/api/options/1/' }
    expect(chargeState({ shippingChargeOption, is_shipping_requested })).toBe(expected)
  })
})
