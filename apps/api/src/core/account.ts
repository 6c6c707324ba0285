import type { Language } from '@bandari/i18n'
import type { TeamRole } from '@bandari/sdk/vendor-rights'
import type { ActingKey } from './acting-key.ts'
import type { Problem } from './problem.ts'

/** Whether somebody may sell: `pending` has applied, `suspended` had been approved. */
export type SellerStatus = 'none' | 'pending' | 'approved' | 'suspended'

/** The area of a member of staff; an administrator may do everything. */
export type StaffRole = 'support' | 'finance' | 'content' | 'admin'

/** The approved vendor on whose team an account is. */
export interface Membership {
  vendorId: number
  role: Exclude<TeamRole, 'owner'>
  /** Whether the vendor may list vehicles for export. */
  mayListExport: boolean
}

/** For whom somebody sells. */
export interface Vendor {
  /** The owner's account, to which listings belong. */
  id: number
  mayListExport: boolean
}

/** A person who is signed in. */
export interface Account {
  id: number
  email: string
  first_name: string
  last_name: string
  country: string | null
  postcode: string | null
  /** E.164. */
  phone: string | null
  date_joined: Date
  is_active: boolean
  is_staff: boolean
  staff_role: StaffRole | null
  seller_status: SellerStatus
  /** Set by support; it counts while they are an approved vendor. */
  may_list_export: boolean
  /** Read anew for each call; null also once the vendor is suspended. */
  membership: Membership | null
  /** Whose vendor the caller acts for, by the right that the contract asks for; null for a call that is none of a vendor's. */
  vendor: Vendor | null
  /** The language of their mails and documents. */
  language: Language
  training: Record<string, boolean> | null
  /** Since when they sign in with a second factor; null without one. */
  second_factor_at: Date | null
}

/** When the person at a sign-in last proved who they are, and whether with a second factor. */
export interface Proof {
  at: Date | null
  byFactor: boolean
}

/** The member of staff who looks at the shop as the account; nothing may be changed by such a sign-in. */
export interface Viewer {
  id: number
}

/** The caller, or why we cannot identify them (contract 0.5). */
export type Identity =
  | {
      account: Account
      tokenHash: Buffer
      proof: Proof
      viewer: Viewer | null
      /** Null where the account has signed in. */
      key: ActingKey | null
    }
  | { account: null; tokenHash: null }
  | { refusal: Problem }
