import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { setDefaults } from './defaults.store.ts'

/** Listings that are there stay as they are. */
export const setListingDefaults: Handler<'setListingDefaults'> = async (
  { db, clock },
  { account, body },
) => {
  const defaults = {
    location: body.location.trim() || null,
    contact: body.contact.trim() || null,
    description: body.description.trim(),
  }
  await setDefaults(db, { vendorId: sellerIdOf(account), defaults, now: clock.now() })
  return { status: 204 }
}
