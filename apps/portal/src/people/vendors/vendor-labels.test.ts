import type { SupportVendor } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { exportDecision, vendorDecision } from './vendor-labels.ts'

const amina: SupportVendor = {
  id: 12,
  version: 3,
  email: 'amina@example.com',
  first_name: 'Amina',
  last_name: 'Hassan',
  country: 'Tanzania',
  mobile: '+255712345678',
  agent_code: 'AMINAH2026',
  referrer_email: null,
  referrer_name: null,
  applied_at: '2026-03-02T09:20:03Z',
  is_active: true,
  seller_status: 'pending',
  may_list_export: false,
  allowed_statuses: ['approved', 'none'],
  num_listings: 0,
  num_live: 0,
  history: [],
}

describe('vendorDecision', () => {
  it.each([
    ['pending', 'approved', 'Approve', false, false],
    ['pending', 'none', 'Refuse', true, true],
    ['approved', 'suspended', 'Suspend', true, true],
    ['suspended', 'approved', 'Approve again', false, false],
  ] as const)('%s to %s is “%s”', (seller_status, wanted, label, isHarsh, needsReason) => {
    const decision = vendorDecision({ ...amina, seller_status }, wanted)
    expect(decision.label).toBe(label)
    expect(decision.isHarsh ?? false).toBe(isHarsh)
    expect(decision.needsReason ?? true).toBe(needsReason)
  })

  it.each([
    [0, 'What they publish is off the storefront'],
    [1, 'Their live listing is off the storefront'],
    [12, 'Their 12 live listings are off the storefront'],
  ])('says what becomes of %i live listings', (num_live, words) => {
    expect(vendorDecision({ ...amina, num_live }, 'suspended').effect).toContain(words)
  })
})

describe('exportDecision', () => {
  it.each([
    [false, 'Allow listing for export', undefined],
    [true, 'Stop listing for export', true],
  ] as const)('of somebody who may: %s, it offers “%s”', (may_list_export, label, isHarsh) => {
    const words = exportDecision({ ...amina, seller_status: 'approved', may_list_export })
    expect(words.label).toBe(label)
    expect(words.isHarsh).toBe(isHarsh)
    // Taking it back is explained to the person.
    expect(words.needsReason ?? true).toBe(may_list_export)
  })
})
