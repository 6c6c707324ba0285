import type { Account } from '../../../core/account.ts'
import { isOfVendor } from '../../../core/vendor-of.ts'

/** The facts that decide who sees a product. */
export interface Visible {
  status: 'draft' | 'live'
  vendor_id: number | null
  vendor_approved: boolean
  taken_down: boolean
}

/** The public sees what is live, of an approved vendor and not taken down; its vendor and staff see it always (contract A5, decisions 20). */
export function canSee(product: Visible, account: Account | null): boolean {
  if (product.status === 'live' && product.vendor_approved && !product.taken_down) return true
  return account !== null && isOwnOf(product, account)
}

/** Whether somebody is the product's vendor, on the vendor's team, or staff. */
export function isOwnOf({ vendor_id }: Pick<Visible, 'vendor_id'>, account: Account): boolean {
  return account.is_staff || isOfVendor(account, vendor_id)
}

/** Local listings are sold by contact; only export stock goes into a basket (decisions 5), and only while it is on offer. */
export function isBuyable(
  product: Omit<Visible, 'vendor_id'> & { market: 'export' | 'local' },
): boolean {
  const isShown = product.vendor_approved && !product.taken_down
  return product.market === 'export' && product.status === 'live' && isShown
}
