import { type VendorRight, vendorRights } from '@bandari/sdk/vendor-rights'
import type { Account, Vendor } from './account.ts'

type Seller = Pick<Account, 'id' | 'seller_status' | 'may_list_export' | 'membership'>

/**
 * The vendor for whom an account has a right: itself once it is approved, else the owner of its team. The one place
 * where this is decided; a call that the contract marks with `x-vendor-right` finds the answer in `account.vendor`.
 */
export function vendorOf(account: Seller | null, right: VendorRight | null): Vendor | null {
  if (!account || right === null) return null
  if (account.seller_status === 'approved') {
    return { id: account.id, mayListExport: account.may_list_export }
  }
  const { membership } = account
  if (!membership || !vendorRights[membership.role].includes(right)) return null
  return { id: membership.vendorId, mayListExport: membership.mayListExport }
}

/** Whose listings, imports and figures a vendor's call is about: the vendor's, or staff's own. */
export function sellerIdOf({ id, vendor }: Pick<Account, 'id' | 'vendor'>): number {
  return vendor?.id ?? id
}

/** Whether an account sells for that vendor, as its owner or on its team, in whatever role. */
export function isOfVendor(
  { id, membership }: Pick<Account, 'id' | 'membership'>,
  vendorId: number | null,
): boolean {
  return vendorId !== null && (id === vendorId || membership?.vendorId === vendorId)
}
