import { describe, expect, it } from 'vitest'
import { isPaymentReference, paymentReference } from './payment-reference.ts'

describe('paymentReference', () => {
  it.each([
    ['7992739871', '79927398713'],
    ['453201511283036', '4532015112830366'],
    ['100118', '1001189'],
    ['100001', '1000017'],
    ['0', '00'],
  ])('%s → %s', (number, reference) => {
    expect(paymentReference(number)).toBe(reference)
    expect(isPaymentReference(reference)).toBe(true)
  })

  it('notices one wrong digit', () => {
    const right = paymentReference('100118')
    for (let index = 0; index < right.length; index += 1) {
      const digit = (Number(right[index]) + 1) % 10
      const wrong = `${right.slice(0, index)}${digit}${right.slice(index + 1)}`
      expect(isPaymentReference(wrong)).toBe(false)
    }
  })

  it('notices two neighbours that were swapped', () => {
    expect(isPaymentReference('1010189')).toBe(false)
    expect(isPaymentReference('1001198')).toBe(false)
  })

  it.each(['', '7', '12a4', ' 1001189'])('%j is none', (text) => {
    expect(isPaymentReference(text)).toBe(false)
  })
})
