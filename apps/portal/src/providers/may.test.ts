import { describe, expect, it } from 'vitest'
import { may } from './may.ts'

const staff = (staffRole: 'support' | 'finance' | 'content' | 'admin' | null) => ({
  isStaff: staffRole !== null,
  isAgent: false,
  sellerStatus: 'none' as const,
  sellsFor: null,
  mayListExport: false,
  staffRole,
})

describe('may', () => {
  it.each([
    ['support', 'updateSupportOrder', true],
    ['finance', 'updateSupportOrder', true],
    ['content', 'updateSupportOrder', false],
    ['support', 'payAgent', false],
    ['finance', 'payAgent', true],
    ['admin', 'payAgent', true],
    [null, 'listSupportOrders', false],
  ] as const)('%s may %s: %s', (role, operation, expected) => {
    expect(may(staff(role), operation)).toBe(expected)
  })

  it('nobody may before it is known who they are', () => {
    expect(may(undefined, 'listSupportOrders')).toBe(false)
  })
})
