import type { Language } from '@bandari/i18n'
import type { Problem } from './problem.ts'

/** Whether somebody may sell: `pending` has applied, `suspended` had been approved. */
export type SellerStatus = 'none' | 'pending' | 'approved' | 'suspended'

/** The area of a member of staff; an administrator may do everything. */
export type StaffRole = 'support' | 'finance' | 'content' | 'admin'

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

/** The caller, or why we cannot identify them (contract 0.5). */
export type Identity =
  | { account: Account; tokenHash: Buffer; proof: Proof }
  | { account: null; tokenHash: null }
  | { refusal: Problem }
