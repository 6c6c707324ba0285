import { describe, expect, it } from 'vitest'
import type { Account } from '../../../core/account.ts'
import { canSee, isBuyable } from './visibility.ts'

const account = (id: number, is_staff = false) => ({ id, is_staff }) as Account

describe('canSee', () => {
  it.each([
    ['live', null, null, true],
    ['live', 7, account(9), true],
    ['draft', 7, null, false],
    ['draft', 7, account(9), false],
    ['draft', 7, account(7), true],
    ['draft', 7, account(9, true), true],
    ['draft', null, account(9), false],
  ] as const)('a %s of vendor %s', (status, vendor_id, viewer, seen) => {
    const product = { status, vendor_id, vendor_approved: true, taken_down: false }
    expect(canSee(product, viewer)).toBe(seen)
  })

  it.each([
    ['of a suspended vendor', { vendor_approved: false, taken_down: false }],
    ['that support took down', { vendor_approved: true, taken_down: true }],
  ])('something live %s is there for its vendor and staff only', (_, flags) => {
    const product = { status: 'live', vendor_id: 7, ...flags } as const
    expect(canSee(product, null)).toBe(false)
    expect(canSee(product, account(9))).toBe(false)
    expect(canSee(product, account(7))).toBe(true)
    expect(canSee(product, account(9, true))).toBe(true)
  })
})

describe('isBuyable', () => {
  it.each([
    ['export', 'live', true],
    ['export', 'draft', false],
    ['local', 'live', false],
  ] as const)('%s %s', (market, status, buyable) => {
    const shown = { vendor_approved: true, taken_down: false }
    expect(isBuyable({ market, status, ...shown })).toBe(buyable)
    expect(isBuyable({ market, status, ...shown, vendor_approved: false })).toBe(false)
    expect(isBuyable({ market, status, ...shown, taken_down: true })).toBe(false)
  })
})
