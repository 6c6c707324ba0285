import type { Handler } from '../../core/contract.ts'
import { findDefaults } from './defaults.store.ts'
import { findVendorContact } from './vendor-contact.ts'

export const getListingDefaults: Handler<'getListingDefaults'> = async ({ db }, { account }) => {
  const { contact, ...rest } = await findDefaults(db, account.id)
  const body = { ...rest, contact, joined_contact: await findVendorContact(db, account.id) }
  return { status: 200, body }
}
