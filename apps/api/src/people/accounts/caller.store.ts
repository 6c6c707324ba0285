import type { SelectQueryBuilder } from 'kysely'
import type { Account, Membership } from '../../core/account.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** What is read of whoever calls, by a session and by an API key alike. */
export const accountColumns = [
  'accounts.id',
  'accounts.email',
  'accounts.first_name',
  'accounts.last_name',
  'accounts.country',
  'accounts.postcode',
  'accounts.phone',
  'accounts.date_joined',
  'accounts.is_active',
  'accounts.is_staff',
  'accounts.staff_role',
  'accounts.seller_status',
  'accounts.may_list_export',
  'accounts.language',
  'accounts.training',
  'accounts.second_factor_at',
  'owners.id as team_vendor_id',
  'owners.may_list_export as team_may_list_export',
  'team_members.role as team_role',
] as const

/** With the vendor on whose team the account is, while that vendor is approved and active. */
export function withOwner<Output>(accounts: SelectQueryBuilder<Tables, 'accounts', Output>) {
  return accounts
    .leftJoin('team_members', 'team_members.account_id', 'accounts.id')
    .leftJoin('accounts as owners', (join) =>
      join
        .onRef('owners.id', '=', 'team_members.vendor_id')
        .on('owners.seller_status', '=', 'approved')
        .on('owners.is_active', '=', true),
    )
}

interface AccountRow extends Omit<Account, 'membership' | 'vendor'> {
  team_vendor_id: number | null
  team_may_list_export: boolean | null
  team_role: Membership['role'] | null
}

export function accountOf(row: AccountRow): Account {
  const { team_vendor_id, team_may_list_export, team_role, ...own } = row
  const membership =
    team_vendor_id !== null && team_role !== null
      ? { vendorId: team_vendor_id, role: team_role, mayListExport: team_may_list_export === true }
      : null
  return { ...own, membership, vendor: null }
}
