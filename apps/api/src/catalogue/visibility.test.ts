import { describe, expect, it } from 'vitest'
import type { Account } from '../accounts/session.store.ts'
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
    expect(canSee({ status, vendor_id }, viewer)).toBe(seen)
  })
})

describe('isBuyable', () => {
  it.each([
    ['export', 'live', true],
    ['export', 'draft', false],
    ['local', 'live', false],
  ] as const)('%s %s', (market, status, buyable) => {
    expect(isBuyable({ market, status })).toBe(buyable)
  })
})
