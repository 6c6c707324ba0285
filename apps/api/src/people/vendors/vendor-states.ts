import type { SellerStatus } from '../../core/account.ts'

export interface VendorTransition {
  /** In the audit. */
  action: 'approve-vendor' | 'refuse-vendor' | 'suspend-vendor' | 'reinstate-vendor'
  needsReason: boolean
}

type Moves = Partial<Record<SellerStatus, VendorTransition>>

const approve: VendorTransition = { action: 'approve-vendor', needsReason: false }

/** The moves that support may make. The wire has no word for a refusal: the state is `none` again. */
const moves: Record<SellerStatus, Moves> = {
  none: {},
  pending: { approved: approve, none: { action: 'refuse-vendor', needsReason: true } },
  approved: { suspended: { action: 'suspend-vendor', needsReason: true } },
  suspended: { approved: { action: 'reinstate-vendor', needsReason: false } },
}

/** Somebody who has applied once and was refused may be approved after all. */
export function vendorTransitions(status: SellerStatus, hasApplied: boolean): Moves {
  return status === 'none' && hasApplied ? { approved: approve } : moves[status]
}

export function allowedVendorStatuses(status: SellerStatus, hasApplied: boolean): SellerStatus[] {
  return Object.keys(vendorTransitions(status, hasApplied)) as SellerStatus[]
}
