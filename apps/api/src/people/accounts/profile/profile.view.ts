import type { Profile } from '@bandari/sdk'
import type { Account } from '../../../core/account.ts'
import { seatOf } from '../../../core/seat-of.ts'

interface ProfileExtras {
  countryName: string | null
  /** Whether the account has joined the seller programme. */
  isAgent: boolean
  notifications: Profile['notifications']
}

export function profileView(
  account: Account,
  { countryName, isAgent, notifications }: ProfileExtras,
): Profile {
  return {
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    country: countryName,
    country_code: account.country,
    postcode: account.postcode,
    phone: account.phone,
    date_joined: account.date_joined.toISOString(),
    is_seller: isAgent,
    // Text that holds JSON: account spec §3.
    agent_training: account.training === null ? '' : JSON.stringify(account.training),
    seller_status: account.seller_status,
    may_list_export: account.may_list_export,
    sells_for: seatOf(account),
    is_staff: account.is_staff,
    staff_role: account.staff_role,
    language: account.language,
    notifications,
  }
}
