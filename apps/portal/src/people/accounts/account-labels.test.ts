import type { SupportUser } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { activityDecision, lookOf, roleIn } from './account-labels.ts'

const grace: SupportUser = {
  id: 7,
  version: 1,
  email: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Wanjiru',
  country: 'Kenya',
  date_joined: '2026-02-02T09:20:03Z',
  is_active: true,
  is_staff: false,
  staff_role: null,
  seller_status: 'none',
  has_second_factor: false,
  agent_id: null,
  agent_code: null,
  orders_count: 2,
  sign_ins: [],
  deleted_at: null,
  history: [],
}

describe('lookOf', () => {
  it.each([
    [{}, 'Active'],
    [{ seller_status: 'approved' }, 'Vendor'],
    [{ staff_role: 'finance', is_staff: true }, 'Finance'],
    [{ staff_role: 'finance', is_active: false }, 'Not active'],
    [{ deleted_at: '2026-11-22T08:00:00Z', is_active: false }, 'Deleted'],
  ] as const)('%j is %s', (changed, word) => {
    expect(lookOf({ ...grace, ...changed }).word).toBe(word)
  })
})

describe('activityDecision', () => {
  it('warns that a vendor’s listings stay', () => {
    expect(activityDecision(grace).effect).not.toContain('Listings')
    expect(activityDecision({ ...grace, seller_status: 'approved' }).effect).toContain('Listings')
  })
  it('opens again what is closed', () => {
    expect(activityDecision({ ...grace, is_active: false }).label).toBe('Activate')
  })
})

describe('roleIn', () => {
  it.each([
    ['', null],
    ['admin', 'admin'],
    ['owner', null],
  ])('%s: %s', (text, role) => {
    expect(roleIn(text)).toBe(role)
  })
})
