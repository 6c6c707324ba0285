import type { Language } from '@bandari/i18n'
import type { Problem } from './problem.ts'

/** Whether somebody may sell: `pending` has applied, `suspended` had been approved. */
export type SellerStatus = 'none' | 'pending' | 'approved' | 'suspended'

/** What a member of staff is there for; an administrator may do all of it. */
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
  /** By support; it counts while they are an approved vendor. */
  may_list_export: boolean
  /** Of the mails and papers they get. */
  language: Language
  training: Record<string, boolean> | null
  /** Since when signing in asks for something beside the password; null: it does not. */
  second_factor_at: Date | null
}

/** When the person at a sign-in last proved who they are, and whether with a second factor. */
export interface Proof {
  at: Date | null
  byFactor: boolean
}

/** Who calls, or why we cannot tell (contract 0.5). */
export type Identity =
  | { account: Account; tokenHash: Buffer; proof: Proof }
  | { account: null; tokenHash: null }
  | { refusal: Problem }
