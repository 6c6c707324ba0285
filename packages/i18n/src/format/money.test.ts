import { describe, expect, it } from 'vitest'
import { formatMoney, formatRate } from './money.ts'

describe('formatMoney', () => {
  it.each([
    ['4500', 'USD', undefined, '$4,500.00'],
    [4500, 'USD', undefined, '$4,500.00'],
    ['4500.5', 'USD', undefined, '$4,500.50'],
    ['0.00', 'USD', undefined, '$0.00'],
    ['999.99', 'USD', undefined, '$999.99'],
    ['1000000.00', 'USD', undefined, '$1,000,000.00'],
    ['4500.00', 'USD', 0, '$4,500'],
    ['650000.00', 'KES', undefined, 'KES 650,000'],
    ['650000.50', 'KES', undefined, 'KES 650,000.50'],
    ['650000.00', 'KES', 2, 'KES 650,000.00'],
    ['1200.00', 'ZAR', undefined, 'ZAR 1,200.00'],
    ['1700000.00', 'UGX', undefined, 'UGX 1,700,000'],
    ['1700000', 'RWF', undefined, 'RWF 1,700,000'],
    ['1700000.50', 'UGX', undefined, 'UGX 1,700,000.50'],
    ['912000.00', 'JPY', undefined, 'JPY 912,000'],
    ['912000.00', 'XAF', undefined, 'XAF 912,000'],
    ['912000.00', 'MGA', undefined, 'MGA 912,000'],
    ['912000.25', 'MGA', undefined, 'MGA 912,000.25'],
    ['912000.00', 'ZMW', undefined, 'ZMW 912,000.00'],
    ['-200.00', 'USD', undefined, '-$200.00'],
    ['-0.00', 'USD', undefined, '$0.00'],
    ['-0.004', 'USD', undefined, '$0.00'],
  ])('prints %s %s (decimals %s) as %s', (amount, currency, decimals, text) => {
    expect(formatMoney({ amount, currency, decimals }, 'en-KE')).toBe(text)
  })

  it.each([
    ['1.005', 2, '$1.01'],
    ['2.675', 2, '$2.68'],
    ['999.995', 2, '$1,000.00'],
    ['0.5', 0, '$1'],
    ['0.49', 0, '$0'],
    ['9007199254740993.99', 2, '$9,007,199,254,740,993.99'],
  ])('rounds %s to %s places by its digits: %s', (amount, decimals, text) => {
    expect(formatMoney({ amount, currency: 'USD', decimals }, 'en-KE')).toBe(text)
  })

  it.each(['', 'free', '1,200.00', '1e3', NaN, Infinity])('refuses %s', (amount) => {
    expect(() => formatMoney({ amount, currency: 'USD' }, 'en-KE')).toThrow(RangeError)
  })
})

it.each([
  ['22.514', 'ZMW', 'en-KE', 'ZMW 22.514'],
  ['3650', 'UGX', 'en-KE', 'UGX 3,650'],
  ['22.514', 'ZMW', 'fr', '22,514\u00a0ZMW'],
])('prints a rate of %s %s in %s as %s', (rate, currency, locale, text) => {
  expect(formatRate({ rate, currency }, locale)).toBe(text)
})
