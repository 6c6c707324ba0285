import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { beginDraft } from './begin-draft.ts'
import { noteHouseDeed } from './own-stock-audit.ts'
import { notYourMarket, stockOf } from './lister.ts'
import { findCategorySubject, findModelSubject } from './subject.store.ts'

/** Creates a draft; it begins with what its vendor's listings have in common. */
export const createListing: Handler<'createListing'> = async (context, { account, body }) => {
  const { db } = context
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
  const product_id = await beginDraft(context, { account, stock, subject, title: body.name })
  const listing = { id: product_id, title: body.name, vendor_id: stock.vendorId }
  await noteHouseDeed(context, { action: 'create-listing', listing, actorId: account.id })
  return { status: 201, body: { product_id } }
}
