import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { findMembership } from '../../people/accounts/membership.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { findDefaults } from './defaults.store.ts'

/** What listings of a vendor begin with: as they said, else the number that they joined with. */
export async function findListingContact(db: Database, vendorId: number): Promise<string | null> {
  const { contact } = await findDefaults(db, vendorId)
  return contact ?? findVendorContact(db, vendorId)
}

/** The mobile number a vendor joined with, written as people read it: `+254 712 345678`. */
export async function findVendorContact(db: Database, vendorId: number): Promise<string | null> {
  const membership = await findMembership(db, vendorId)
  if (!membership) return null
  const { mobile } = membership
  return parsePhoneNumberFromString(mobile)?.formatInternational() ?? mobile
}
