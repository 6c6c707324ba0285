import { describe, expect, test } from 'vitest'
import { type LocalCharge, inlandPriceOf, inspectionPriceOf } from './local-charge.ts'

const prices: LocalCharge[] = [
  { kind: 'inspection', country: 'KE', place: 'JP', amount: 16_500 },
  { kind: 'inspection', country: 'KE', place: null, amount: 20_000 },
  { kind: 'inspection', country: 'ZM', place: 'JP', amount: 15_000 },
  { kind: 'inland', country: 'ZM', place: 'zm-dar-lun', amount: 110_000 },
]

describe('inspectionPriceOf', () => {
  test.each([
    ['KE', 'JP', 16_500],
    ['KE', 'GB', 20_000],
    ['KE', null, 20_000],
    ['KE', undefined, 20_000],
    ['ZM', 'JP', 15_000],
    // Not ours to charge.
    ['ZM', 'GB', null],
    ['ZM', null, null],
    ['TZ', 'JP', null],
  ])('to %s from %j it is %j', (country, origin, amount) => {
    expect(inspectionPriceOf(prices, { country, origin })).toBe(amount)
  })
})

describe('inlandPriceOf', () => {
  test.each([
    ['ZM', 'zm-dar-lun', 110_000],
    ['ZM', 'zm-dur-lun', null],
    ['ZW', 'zm-dar-lun', null],
    ['ZM', null, null],
    ['KE', null, null],
  ])('of %s by %j it is %j', (country, route, amount) => {
    expect(inlandPriceOf(prices, { country, route })).toBe(amount)
  })
})
