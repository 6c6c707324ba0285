import { describe, expect, it } from 'vitest'
import { flashCodeEnd, flashTerms, isOfferOpen, newFlashCode } from './flash-discount.ts'

describe('the flash offer (buyer spec §9)', () => {
  it('is $200 off, only for vehicles, for an order of $1000 or more, once per customer', () => {
    expect(flashTerms).toMatchObject({
      benefit: 20_000,
      minGoods: 100_000,
      productClass: 'vehicles',
      usage: 'once-per-customer',
    })
  })

  it('issues codes that are valid 3 days', () => {
    expect(flashCodeEnd(new Date('2026-02-27T10:00:00Z'))).toEqual(new Date('2026-03-02T10:00:00Z'))
  })

  it.each([
    ['before its end', '2020-01-20T20:58:59Z', true],
    ['at its end', '2020-01-20T20:59:00Z', false],
    ['after its end', '2020-02-01T00:00:00Z', false],
  ])('%s', (_case, now, open) => {
    expect(isOfferOpen(new Date('2020-01-20T20:59:00Z'), new Date(now))).toBe(open)
  })

  it('is not open where nobody made one', () => {
    expect(isOfferOpen(null, new Date())).toBe(false)
  })
})

describe('newFlashCode', () => {
  it('fits the contract, and no two are alike', () => {
    const codes = Array.from({ length: 500 }, newFlashCode)
    for (const code of codes) expect(code).toMatch(/^FLASH[A-HJKMNP-Z2-9]{7}$/)
    expect(new Set(codes).size).toBe(500)
  })
})
