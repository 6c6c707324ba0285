import { describe, expect, it } from 'vitest'
import { caretAfter, charactersIn, grouped, plainNumber } from './grouped-number.ts'

const price = { digits: 9, decimals: 2 }
const mileage = { digits: 7, decimals: 0 }

describe('plainNumber', () => {
  it.each([
    ['780000', price, '780000'],
    ['780,000', price, '780000'],
    ['KES 780,000.50', price, '780000.50'],
    ['780000.', price, '780000.'],
    ['.5', price, '0.5'],
    ['1.2.3', price, '1.23'],
    ['19.999', price, '19.99'],
    ['007', price, '7'],
    ['0', price, '0'],
    ['-5', price, '5'],
    ['1e9', price, '19'],
    ['12345678901', price, '123456789'],
    ['', price, ''],
    ['about a million', price, ''],
    ['84,200 km', mileage, '84200'],
    ['84.5', mileage, '84'],
  ])('of %j', (typed, shape, plain) => {
    expect(plainNumber(typed, shape)).toBe(plain)
  })
})

describe('grouped', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['780', '780'],
    ['7800', '7,800'],
    ['999999999.99', '999,999,999.99'],
    ['780000.', '780,000.'],
    ['0.5', '0.5'],
  ])('%j reads %j', (plain, text) => {
    expect(grouped(plain)).toBe(text)
  })
})

describe('the caret', () => {
  it.each([
    ['780,000', 0, 0],
    ['780,000', 3, 3],
    ['780,000', 4, 5],
    ['780,000', 6, 7],
    ['7', 5, 1],
  ])('in %s after %i characters', (text, characters, place) => {
    expect(caretAfter(text, characters)).toBe(place)
  })
})

describe('where the decimal mark is a comma', () => {
  it.each([
    ['780 000,50', price, '780000.50'],
    ['780\u202f000,5', price, '780000.5'],
    ['1.234.567,89', price, '1234567.89'],
    ['780.000', price, '780000'],
    // The keys of some phones have a point only.
    ['780000.5', price, '780000.5'],
    ['1,500', price, '1.50'],
    ['84,200 km', mileage, '84200'],
    ['84.200', mileage, '84200'],
  ])('%j is %j', (typed, shape, plain) => {
    expect(plainNumber(typed, shape, 'fr-CD')).toBe(plain)
  })

  it.each([
    ['780000.5', 'fr-CD', '780\u202f000,5'],
    ['7800', 'pt-MZ', '7800'],
    ['78000', 'pt-MZ', '78\u00a0000'],
    ['780000.5', 'sw-TZ', '780,000.5'],
  ])('%s reads in %s %j', (plain, locale, text) => {
    expect(grouped(plain, locale)).toBe(text)
  })

  it('the caret stays behind what was typed', () => {
    const characters = charactersIn('780\u202f000,', price, 'fr-CD')
    expect(caretAfter('780\u202f000,5', characters, 'fr-CD')).toBe(8)
  })
})
