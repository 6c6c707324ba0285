import { describe, expect, it } from 'vitest'
import { marketsOf } from './markets.ts'

const nobody = {
  isStaff: false,
  isAgent: false,
  staffRole: null,
  sellerStatus: 'none',
  sellsFor: null,
  mayListExport: false,
} as const

const seat = { vendor_id: 7, role: 'owner', may_list_export: false } as const
const seller = { ...nobody, sellerStatus: 'approved', sellsFor: seat } as const

describe('where somebody may list', () => {
  it.each([
    ['nobody', nobody, []],
    ['a seller', seller, ['ke']],
    ['an exporter', { ...seller, mayListExport: true }, ['ke', 'export']],
    ['a suspended exporter', { ...nobody, sellerStatus: 'suspended', mayListExport: true }, []],
    ['a lister', { ...nobody, sellsFor: { ...seat, role: 'lister' } }, ['ke']],
    ['a reader', { ...nobody, sellsFor: { ...seat, role: 'reader' } }, []],
    ['support', { ...nobody, staffRole: 'support' }, ['house']],
    ['finance', { ...nobody, staffRole: 'finance' }, []],
    ['an administrator who sells', { ...seller, staffRole: 'admin' }, ['ke', 'house']],
  ] as const)('%s', (_, permissions, markets) => {
    expect(marketsOf(permissions)).toEqual(markets)
  })
})
