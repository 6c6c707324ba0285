import type { TeamSeat } from '@bandari/sdk'
import type { Account } from './account.ts'

/** The vendor that an account acts for and what it is there; null for who sells for nobody. */
export function seatOf({
  id,
  seller_status,
  may_list_export,
  membership,
}: Pick<Account, 'id' | 'seller_status' | 'may_list_export' | 'membership'>): TeamSeat | null {
  if (seller_status === 'approved') return { vendor_id: id, role: 'owner', may_list_export }
  if (!membership) return null
  const { vendorId: vendor_id, role, mayListExport } = membership
  return { vendor_id, role, may_list_export: mayListExport }
}
