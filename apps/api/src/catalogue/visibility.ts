import type { Account } from '../accounts/session.store.ts'

/** A draft is there for its vendor and for staff only (contract A5). */
export function canSee(
  product: { status: 'draft' | 'live'; vendor_id: number | null },
  account: Account | null,
): boolean {
  if (product.status === 'live') return true
  if (!account) return false
  return account.is_staff || (product.vendor_id !== null && account.id === product.vendor_id)
}

/** Local listings are sold by contact; only export stock goes into a basket (decisions 5). */
export function isBuyable(product: {
  market: 'export' | 'local'
  status: 'draft' | 'live'
}): boolean {
  return product.market === 'export' && product.status === 'live'
}
