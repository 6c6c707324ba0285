import { translatorOf } from '@bandari/i18n/catalogues'
import { refusalOf } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import {
  appliedSentence,
  validateCode,
  rejectionSentence,
  resultSentence,
} from './discount-code.ts'

const { t, formatSentence } = translatorOf('en')
const rejected =
  'Discount code you entered is invalid or not applicable to the contents of your basket'
const own = 'Your own promo code cannot be used on your own order'

describe('validateCode', () => {
  it.each([
    ['', 'basket.codeMissing'],
    ['  ', 'basket.codeMissing'],
    ['A', 'basket.codeShort'],
    ['AB12', 'basket.codeShort'],
    ['AB123', undefined],
    ['x'.repeat(255), undefined],
  ])('"%s": %s', (code, sentence) => {
    expect(resultSentence[validateCode(code)]).toBe(sentence)
  })
})

describe('rejectionSentence', () => {
  it.each([
    [406, { non_field_errors: ['Voucher code unknown'] }, rejected],
    [406, { non_field_errors: ["The 'SPRING24' voucher has expired"] }, rejected],
    [406, { reason: 'Your basket does not qualify', code: 'not_qualified' }, rejected],
    [
      406,
      { reason: 'Discount already applied to your basket', code: 'discount_present' },
      'Discount already applied to your basket',
    ],
    [406, { reason: own, code: 'own_promo_code' }, own],
    [500, null, 'The code could not be sent. Please try again.'],
    [0, null, 'The code could not be sent. Please try again.'],
  ])('%d %j: %s', (status, body, sentence) => {
    expect(formatSentence(rejectionSentence(refusalOf(status, body)))).toBe(sentence)
  })
})

it.each([
  ['discount', 'Discount code applied'],
  ['promo_code', 'Promo code applied'],
] as const)('a %s applied: %s', (kind, sentence) => {
  expect(t(appliedSentence({ kind }))).toBe(sentence)
})
