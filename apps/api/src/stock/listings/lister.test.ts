import { describe, expect, it } from 'vitest'
import { stockOf } from './lister.ts'

const nobody = { id: 7, seller_status: 'none', staff_role: null, may_list_export: false } as const
const vendor = { ...nobody, seller_status: 'approved' } as const
const exporter = { ...vendor, may_list_export: true } as const
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
    ['a suspended exporter', { ...exporter, seller_status: 'suspended' }, { market: 'export' }],
    ['support for itself', support, { market: 'export' }],
    ['support at home', support, { market: 'local', owner: 'house' }],
    ['finance', { ...nobody, staff_role: 'finance' }, { market: 'export', owner: 'house' }],
  ] as const)('not %s', (_, account, wish) => {
    expect(stockOf(account, wish)).toBeNull()
  })
})
