import { describe, expect, it } from 'vitest'
import { isOfVendor, vendorOf } from './vendor-of.ts'

const nobody = {
  id: 7,
  seller_status: 'none',
  may_list_export: false,
  membership: null,
} as const
const vendor = { ...nobody, seller_status: 'approved', may_list_export: true } as const
const lister = {
  ...nobody,
  membership: { vendorId: 3, role: 'lister', mayListExport: true },
} as const
const reader = { ...lister, membership: { ...lister.membership, role: 'reader' } } as const

describe('vendorOf', () => {
  it.each([
    ['a vendor owns', vendor, 'own', 7],
    ['a vendor lists', vendor, 'list', 7],
    ['a lister lists', lister, 'list', 3],
    ['a lister reads', lister, 'read', 3],
    ['a lister does not own', lister, 'own', null],
    ['a reader reads', reader, 'read', 3],
    ['a reader does not list', reader, 'list', null],
    ['nobody', nobody, 'read', null],
    ['an applicant', { ...nobody, seller_status: 'pending' }, 'read', null],
    ['a suspended vendor', { ...vendor, seller_status: 'suspended' }, 'read', null],
    [
      'a vendor of their own on another’s team',
      { ...vendor, membership: lister.membership },
      'own',
      7,
    ],
    ['where the contract names no right', vendor, null, null],
    ['a visitor', null, 'read', null],
  ] as const)('%s', (_, account, right, id) => {
    expect(vendorOf(account, right)?.id ?? null).toBe(id)
  })
})

it.each([
  ['the owner', vendor, 7, true],
  ['a reader', reader, 3, true],
  ['somebody else', nobody, 3, false],
  ['the house', nobody, null, false],
] as const)('%s is of the vendor', (_, account, vendorId, expected) => {
  expect(isOfVendor(account, vendorId)).toBe(expected)
})
