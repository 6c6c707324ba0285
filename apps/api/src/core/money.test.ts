import { describe, expect, it } from 'vitest'
import { divideRounded, fromDecimal, toDecimal, toGrouped, toPriceIn } from './money.ts'

describe('toDecimal', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [70, '0.70'],
    [70_000, '700.00'],
    [-1, '-0.01'],
    [-450_005, '-4500.05'],
    [9_007_199_254_740_991, '90071992547409.91'],
  ])('%d → %s', (minor, text) => {
    expect(toDecimal(minor)).toBe(text)
  })
})

describe('fromDecimal', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['0.1', 10],
    ['0.29', 29],
    ['700', 70_000],
    ['700.0', 70_000],
    ['700.00', 70_000],
    [700, 70_000],
    [1.15, 115],
    ['-1.5', -150],
    ['999999999999.99', 99_999_999_999_999],
    ['700.001', null],
    ['7e2', null],
    [1e21, null],
    [Number.NaN, null],
    ['', null],
    [' 7', null],
    ['1,000', null],
  ])('%j → %j', (text, minor) => {
    expect(fromDecimal(text)).toBe(minor)
  })

  it('reads back what toDecimal writes', () => {
    for (let minor = -250; minor <= 250; minor += 1) {
      expect(fromDecimal(toDecimal(minor))).toBe(minor)
    }
  })
})

describe('divideRounded', () => {
  it.each([
    [10, 4, 3],
    [9, 4, 2],
    [-10, 4, -3],
    [-9, 4, -2],
    [10, -4, -3],
    [0, 7, 0],
    [1, 3, 0],
    [2, 3, 1],
    [9_007_199_254_740_991n * 10_000n, 10_000, 9_007_199_254_740_991],
  ])('%d ÷ %d → %d', (dividend, divisor, quotient) => {
    expect(divideRounded(dividend, divisor)).toBe(quotient)
  })
})

describe('toGrouped', () => {
  it.each([
    [0, '0.00'],
    [99_999, '999.99'],
    [450_000, '4,500.00'],
    [-123_456_789, '-1,234,567.89'],
  ])('%d → %s', (minor, text) => {
    expect(toGrouped(minor)).toBe(text)
  })
})

describe('toPriceIn', () => {
  it.each([
    ['en', 'USD 13,045.50', 'UGX 4,185,350'],
    ['sw', 'USD 13,045.50', 'UGX 4,185,350'],
    ['pt', 'USD 13 045,50', 'UGX 4 185 350'],
    ['fr', '13 045,50 USD', '4 185 350 UGX'],
  ] as const)('in %s', (language, dollars, shillings) => {
    const printed = [toPriceIn(language, 1_304_550, 'USD'), toPriceIn(language, 418_535_000, 'UGX')]
    expect(printed.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([dollars, shillings])
  })
})
