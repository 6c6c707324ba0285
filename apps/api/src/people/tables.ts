import type { Language } from '@bandari/i18n'
import type { KeyScope } from '@bandari/sdk/key-scopes'
import type { Generated, GeneratedAlways } from 'kysely'
import type { SellerStatus, StaffRole } from '../core/account.ts'
import type { Json, NullableJson } from '../platform/db/columns.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    accounts: AccountsTable
    addresses: AddressesTable
    sessions: SessionsTable
    api_keys: ApiKeysTable
    account_devices: AccountDevicesTable
    known_networks: KnownNetworksTable
    sign_in_failures: SignInFailuresTable
    account_links: AccountLinksTable
    account_confirmations: AccountConfirmationsTable
    email_changes: EmailChangesTable
    handovers: HandoversTable
    social_identities: SocialIdentitiesTable
    social_failures: { id: GeneratedAlways<number>; failure: Json<unknown>; at: Date }
    authenticators: AuthenticatorsTable
    recovery_codes: RecoveryCodesTable
    passkeys: PasskeysTable
    spent_challenges: SpentChallengesTable
    muted_mails: MutedMailsTable
    vendor_credentials: VendorCredentialsTable
    vendor_applications: VendorApplicationsTable
    team_members: TeamMembersTable
    team_invitations: TeamInvitationsTable
    team_acts: TeamActsTable
    customer_notes: CustomerNotesTable
    account_merges: AccountMergesTable
  }
}

export interface AccountsTable {
  id: GeneratedAlways<number>
  email: string
  first_name: string
  last_name: string
  password_hash: string | null
  registration_proof: Buffer | null
  language: Generated<Language>
  country: string | null
  postcode: string | null
  /** E.164. */
  phone: string | null
  is_active: Generated<boolean>
  staff_role: StaffRole | null
  is_staff: GeneratedAlways<boolean>
  seller_status: Generated<SellerStatus>
  may_list_export: Generated<boolean>
  /** Since they were approved first; a trigger keeps both. */
  selling_since: Generated<Date | null>
  export_since: Generated<Date | null>
  version: Generated<number>
  deactivated_at: Generated<Date | null>
  /** By the person, whom the row does not name any more; or with a merge. */
  deleted_at: Generated<Date | null>
  /** The account in which this one ended. */
  merged_into: Generated<number | null>
  training: NullableJson<Record<string, boolean>>
  second_factor_at: Date | null
  date_joined: Generated<Date>
}

export interface CustomerNotesTable {
  id: GeneratedAlways<number>
  account_id: number
  author_id: number
  text: string
  at: Date
}

export interface AccountMergesTable {
  id: GeneratedAlways<number>
  version: Generated<number>
  kept_id: number
  ended_id: number
  reason: string
  state: Generated<'waiting' | 'approved' | 'rejected'>
  created_at: Date
  created_by: number
  decided_at: Date | null
  decided_by: number | null
  rejection: string | null
  /** Rows by `table.column`. */
  moved: NullableJson<Record<string, number>>
}

export interface MutedMailsTable {
  account_id: number
  kind: 'commission' | 'listing_ordered' | 'order_steps' | 'weekly_figures'
  at: Date
}

export interface VendorCredentialsTable {
  id: GeneratedAlways<number>
  account_id: number
  kind: 'registration' | 'identity' | 'dealer_licence'
  file_id: number
  number: string | null
  expires_on: string | null
  state: Generated<'waiting' | 'accepted' | 'refused'>
  reason: string | null
  uploaded_at: Date
  decided_by: number | null
  decided_at: Date | null
  told_at: Date | null
}

export interface VendorApplicationsTable {
  id: GeneratedAlways<number>
  account_id: number
  answer: string | null
  at: Date
}

export interface TeamMembersTable {
  account_id: number
  vendor_id: number
  role: 'lister' | 'reader'
  joined_at: Date
}

export interface TeamInvitationsTable {
  id: GeneratedAlways<number>
  vendor_id: number
  email: string
  role: 'lister' | 'reader'
  token_hash: Buffer
  invited_at: Date
  expires_at: Date
}

export interface TeamActsTable {
  id: GeneratedAlways<number>
  vendor_id: number
  account_id: number
  operation: string
  subject_id: number | null
  at: Date
  /** The API key by which it was done. */
  key_name: string | null
}

export interface ApiKeysTable {
  id: GeneratedAlways<number>
  account_id: number
  name: string
  token_hash: Buffer
  hint: string
  scopes: KeyScope[]
  rate_per_minute: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
  used_network: string | null
  ended_at: Date | null
}

export interface SessionsTable {
  id: GeneratedAlways<number>
  token_hash: Buffer
  account_id: number
  app: Generated<'shop' | 'portal'>
  browser: string | null
  system: string | null
  network: string | null
  created_at: Date
  used_at: Date
  expires_at: Date
  proved_at: Date | null
  by_factor: Generated<boolean>
  /** Of a member of staff who looks at the shop as this customer. */
  viewer_id: Generated<number | null>
}

export interface AuthenticatorsTable {
  account_id: number
  secret: Buffer
  created_at: Date
  confirmed_at: Date | null
  last_step: number | null
  failures: Generated<number>
  retry_at: Date | null
}

export interface RecoveryCodesTable {
  account_id: number
  code_hash: Buffer
  used_at: Date | null
}

export interface PasskeysTable {
  id: GeneratedAlways<number>
  account_id: number
  rp_id: string
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  used_at: Date | null
}

export interface SpentChallengesTable {
  challenge_hash: Buffer
  expires_at: Date
}

export interface AccountDevicesTable {
  account_id: number
  device_hash: Buffer
  browser: string | null
  system: string | null
  network: string | null
  first_seen_at: Date
  last_seen_at: Date
}

export interface SocialIdentitiesTable {
  provider: 'google'
  subject: string
  account_id: number
  linked_at: Date
}

export interface AccountLinksTable {
  token_hash: Buffer
  account_id: number
  purpose: 'activate' | 'reset'
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface AccountConfirmationsTable {
  token_hash: Buffer
  account_id: number
  created_at: Date
  expires_at: Date
}

export interface EmailChangesTable {
  account_id: number
  email: string
  old_token_hash: Buffer
  new_token_hash: Buffer
  /** The sign-in that asked for it. */
  session_hash: Buffer | null
  asked_at: Date
  expires_at: Date
  old_confirmed_at: Date | null
  new_confirmed_at: Date | null
}

export interface SignInFailuresTable {
  scope: 'pair' | 'account' | 'address'
  key: Buffer
  failures: number
  failed_at: Date
}

export interface KnownNetworksTable {
  account_id: number
  network: string
  seen_at: Date
}

export interface HandoversTable {
  code_hash: Buffer
  account_id: number
  audience: string
  next: string
  expires_at: Date
  used_at: Date | null
  proved_at: Date | null
  by_factor: Generated<boolean>
  viewer_id: Generated<number | null>
}

export interface AddressesTable {
  id: GeneratedAlways<number>
  account_id: number
  address: Json<StoredAddress>
  /** Forms begin with it; one of an account's at most. */
  is_default: Generated<boolean>
  created_at: Generated<Date>
}

/** An address as the wire has it, without links (contract 2.3). */
export interface StoredAddress {
  title: string
  first_name: string
  last_name: string
  line1: string
  line2: string
  line3: string
  line4: string
  state: string
  postcode: string
  /** ISO alpha-2. */
  country: string
  phone_number: string
  tel_number: string
  notes: string
  email: string
}
