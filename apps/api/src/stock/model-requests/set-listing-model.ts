import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { listerOf } from '../listings/lister.ts'
import { lockListing } from '../listings/listing.store.ts'
import { lacksModel } from '../listings/publish.ts'
import { findModelSubject } from '../listings/subject.store.ts'
import { giveModel } from './model-requests.store.ts'

/** A trigger ends what the listing waited for. */
export const setListingModel: Handler<'setListingModel'> = async ({ db }, call) => {
  const { account, path, body } = call
  const lister = { ...listerOf(account), isHouse: false }
  const row = await lockListing(db, { id: path.id, lister })
  if (!row) return notFound
  const subject = await findModelSubject(db, body.subId)
  if (!subject) return refuse(400, fieldErrors({ subId: ['model_missing'] }))
  if (row.model_id === subject.modelId) return { status: 204 }
  if (!lacksModel(row)) return refuse(409, detail('listing_has_model'))
  await giveModel(db, [row.id], subject)
  return { status: 204 }
}
