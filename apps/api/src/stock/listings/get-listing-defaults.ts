import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { findDefaults } from './defaults.store.ts'
import { findVendorContact } from './vendor-contact.ts'

export const getListingDefaults: Handler<'getListingDefaults'> = async ({ db }, { account }) => {
  const vendorId = sellerIdOf(account)
  const { contact, ...rest } = await findDefaults(db, vendorId)
  const body = { ...rest, contact, joined_contact: await findVendorContact(db, vendorId) }
  return { status: 200, body }
}
