import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { findAgentOf } from '../../supporters/agents/agent.store.ts'
import type { Database } from '../../platform/db/database.ts'

/** The mobile number a vendor joined with, written as people read it: `+254 712 345678`. */
export async function findVendorContact(db: Database, vendorId: number): Promise<string | null> {
  const agent = await findAgentOf(db, vendorId)
  if (!agent) return null
  return parsePhoneNumberFromString(agent.mobile)?.formatInternational() ?? agent.mobile
}
