import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { insertListing } from './listing.store.ts'
import { findCategorySubject, findModelSubject } from './subject.store.ts'
import { findVendorContact } from './vendor-contact.ts'

/** Creates a draft that has its vendor's contact already. */
export const createListing: Handler<'createListing'> = async ({ db, clock }, { account, body }) => {
  const isVehicle = body.prodClass === 'vehicles'
  const find = isVehicle ? findModelSubject : findCategorySubject
  const subject = await find(db, body.subId)
  if (!subject)
    return refuse(400, fieldErrors({ subId: [isVehicle ? 'model_missing' : 'category_missing'] }))
  const product_id = await insertListing(db, {
    vendorId: account.id,
    subject,
    fields: { title: body.name, contact: await findVendorContact(db, account.id) },
    now: clock.now(),
  })
  return { status: 201, body: { product_id } }
}
