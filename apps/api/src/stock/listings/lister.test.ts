import { describe, expect, it } from 'vitest'
import { stockOf } from './lister.ts'

const nobody = { vendor: null, staff_role: null } as const
const vendor = { ...nobody, vendor: { id: 7, mayListExport: false } } as const
const exporter = { ...nobody, vendor: { id: 7, mayListExport: true } } as const
const support = { ...nobody, staff_role: 'support' } as const

describe('where somebody may list', () => {
  it.each([
    ['a vendor at home', vendor, { market: 'local' }, 7],
    ['an exporter', exporter, { market: 'export' }, 7],
    ['support for the house', support, { market: 'export', owner: 'house' }, null],
    [
      'an administrator for the house',
      { ...nobody, staff_role: 'admin' },
      { market: 'export', owner: 'house' },
      null,
    ],
  ] as const)('%s', (_, account, wish, vendorId) => {
    expect(stockOf(account, wish)).toEqual({ vendorId, market: wish.market })
  })

  it.each([
    ['a vendor for export', vendor, { market: 'export' }],
    ['a vendor for the house', exporter, { market: 'export', owner: 'house' }],
    ['support for itself', support, { market: 'export' }],
    ['support at home', support, { market: 'local', owner: 'house' }],
    ['finance', { ...nobody, staff_role: 'finance' }, { market: 'export', owner: 'house' }],
  ] as const)('not %s', (_, account, wish) => {
    expect(stockOf(account, wish)).toBeNull()
  })
})
