import { describe, expect, it } from 'vitest'
import { allowedVendorStatuses, vendorTransitions } from './vendor-states.ts'

describe('allowedVendorStatuses', () => {
  it.each([
    ['pending', true, ['approved', 'none']],
    ['approved', true, ['suspended']],
    ['suspended', true, ['approved']],
    ['none', true, ['approved']],
    ['none', false, []],
  ] as const)('%s, applied %s: %j', (status, hasApplied, allowed) => {
    expect(allowedVendorStatuses(status, hasApplied)).toEqual(allowed)
  })
})

describe('vendorTransitions', () => {
  it.each([
    ['pending', 'approved', 'approve-vendor', false],
    ['pending', 'none', 'refuse-vendor', true],
    ['approved', 'suspended', 'suspend-vendor', true],
    ['suspended', 'approved', 'reinstate-vendor', false],
  ] as const)('%s to %s is %s, with a reason: %s', (from, to, action, needsReason) => {
    expect(vendorTransitions(from, true)[to]).toEqual({ action, needsReason })
  })
})
