import { describe, expect, it } from 'vitest'
import { marketsOf } from './markets.ts'

const nobody = {
  isStaff: false,
  isAgent: false,
  staffRole: null,
  sellerStatus: 'none',
  mayListExport: false,
} as const

describe('where somebody may list', () => {
  it.each([
    ['nobody', nobody, []],
    ['a seller', { ...nobody, sellerStatus: 'approved' }, ['ke']],
    ['an exporter', { ...nobody, sellerStatus: 'approved', mayListExport: true }, ['ke', 'export']],
    ['a suspended exporter', { ...nobody, sellerStatus: 'suspended', mayListExport: true }, []],
    ['support', { ...nobody, staffRole: 'support' }, ['house']],
    ['finance', { ...nobody, staffRole: 'finance' }, []],
    [
      'an administrator who sells',
      { ...nobody, staffRole: 'admin', sellerStatus: 'approved' },
      ['ke', 'house'],
    ],
  ] as const)('%s', (_, permissions, markets) => {
    expect(marketsOf(permissions)).toEqual(markets)
  })
})
