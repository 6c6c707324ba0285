import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '../tables.ts'
import type { StoredAddress } from '../../../people/tables.ts'
import { type Bill, countsFrom, isSameConsignee, whyFixed } from './consignee-rules.ts'

describe('whyFixed', () => {
  it.each<[OrderStatus, Bill, string | null]>([
    ['Pending', 'none', null],
    ['Authorized', 'none', null],
    ['Authorized', 'draft', null],
    ['Authorized', 'confirmed', 'consignee_bill_confirmed'],
    ['Shipped', 'confirmed', 'consignee_bill_confirmed'],
    ['Shipped', 'none', 'consignee_sailed'],
    // Staff have put up a new draft, because the line amends the bill.
    ['Shipped', 'draft', null],
    ['Canceled', 'draft', 'order_over'],
    ['Payment Declined', 'none', 'order_over'],
  ])('%s with the bill of lading %s: %s', (status, bill, expected) => {
    expect(whyFixed({ status, bill })).toBe(expected)
  })
})

it('counts a day after it was asked for, to the minute', () => {
  expect(countsFrom(new Date('2026-03-28T22:30:00Z'))).toEqual(new Date('2026-03-29T22:30:00Z'))
})

describe('isSameConsignee', () => {
  const grace: StoredAddress = {
    title: 'Mrs',
    first_name: 'Grace',
    last_name: 'Wanjiru',
    line1: '14 Moi Avenue',
    line2: '',
    line3: '',
    line4: 'Mombasa',
    state: 'Mombasa',
    postcode: '',
    country: 'KE',
    phone_number: '+254712345678',
    tel_number: '',
    notes: '',
    email: 'grace@example.com',
  }

  it.each<[string, Partial<StoredAddress>, boolean]>([
    ['nothing', {}, true],
    ['a space at the end', { last_name: 'Wanjiru ' }, true],
    ['a letter', { last_name: 'Wanjiro' }, false],
    ['upper case, which the line prints as it is', { last_name: 'WANJIRU' }, false],
    ['a telephone number', { tel_number: '+254712345679' }, false],
  ])('another one by %s', (_, change, expected) => {
    expect(isSameConsignee(grace, { ...grace, ...change })).toBe(expected)
  })
})
