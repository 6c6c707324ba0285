import type { Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { noteHouseDeed } from './own-stock-audit.ts'
import { notYourMarket, stockOf } from './lister.ts'
import { findDefaults, noDefaults } from './defaults.store.ts'
import { insertListing } from './listing.store.ts'
import { findCategorySubject, findModelSubject } from './subject.store.ts'
import { findListingContact } from './vendor-contact.ts'

/** Creates a draft; it begins with what its vendor's listings have in common. */
export const createListing: Handler<'createListing'> = async (context, { account, body }) => {
  const { db, clock } = context
  const isVehicle = body.prodClass === 'vehicles'
  const market = body.region === 'export' ? 'export' : 'local'
  if (market === 'export' && !isVehicle)
    return refuse(400, fieldErrors({ region: ['export_of_vehicles'] }))
  const stock = stockOf(account, { owner: body.owner, market })
  if (!stock) return notYourMarket
  const find = isVehicle ? findModelSubject : findCategorySubject
  const subject = await find(db, body.subId)
  if (!subject)
    return refuse(400, fieldErrors({ subId: [isVehicle ? 'model_missing' : 'category_missing'] }))
  const { vendorId } = stock
  const { location, description } =
    vendorId === null ? noDefaults : await findDefaults(db, vendorId)
  const contact = market === 'local' ? await findListingContact(db, sellerIdOf(account)) : null
  const product_id = await insertListing(db, {
    stock,
    subject,
    fields: {
      title: body.name,
      contact,
      location,
      description,
      ...(isVehicle && { model_year: yearOfTitle(body.name, clock.now()) }),
    },
    now: clock.now(),
  })
  const listing = { id: product_id, title: body.name, vendor_id: stock.vendorId }
  await noteHouseDeed(context, { action: 'create-listing', listing, actorId: account.id })
  return { status: 201, body: { product_id } }
}

/** `2014 Toyota Vitz` names its year; a number elsewhere in a title may be a model's. */
function yearOfTitle(title: string, now: Date): number | null {
  const year = Number(/^((?:19|20)\d{2})\s/.exec(title)?.[1])
  return year <= now.getUTCFullYear() + 1 ? year : null
}
