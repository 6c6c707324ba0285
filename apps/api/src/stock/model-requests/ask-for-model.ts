import type { ModelRequestInput } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Answer, Call, Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { beginDraft } from '../listings/begin-draft.ts'
import { listerOf, notYourMarket, type Stock, stockOf } from '../listings/lister.ts'
import { type ListingRow, lockListing } from '../listings/listing.store.ts'
import { lacksModel } from '../listings/publish.ts'
import { classOfKind, listModels } from '../listings/subject.store.ts'
import { kindOfType } from './model-request.view.ts'
import {
  countOpen,
  insertRequest,
  letWait,
  listMakes,
  lockOpen,
  lockRequestsOf,
  type NewRequest,
} from './model-requests.store.ts'
import { type Mistakes, nameKey, nameMistakes, requestKey, tidyName } from './name-key.ts'
import { isSameModel } from './nearest-models.ts'

/** Requests of a vendor that may wait for an answer at one time. */
export const mostOpen = 20

/** Equal names of one vendor are one request; the listing waits for it as a draft without a model. */
export const askForModel: Handler<'askForModel'> = async (context, call) => {
  const { account, body } = call
  const reading = readRequest(body)
  if ('problems' in reading) return refuse(400, fieldErrors(reading.problems))
  const { asked } = reading
  const place = await placeOf(context, call)
  if ('refusal' in place) return place.refusal
  const { listing, stock } = place
  const same = (await listModels(context.db)).find((model) => isSameModel(model, asked))
  // A trim of a model that is there is missing for spares alone: a vehicle is listed by its model.
  const isThere = same && (asked.trim === null || listing?.class !== 'parts')
  if (isThere) {
    return refuse(409, detail(problem('model_exists', { make: same.make, model: same.name })))
  }
  const id = await request(context, { ...asked, vendorId: sellerIdOf(account) })
  if (id === null)
    return refuse(409, detail(problem('model_requests_too_many', { most: mostOpen })))
  const productId = listing?.id ?? (await begin(context, call, stock))
  const isVehicle = listing?.class !== 'parts'
  await letWait(context.db, { requestId: id, productId, isVehicle })
  return { status: 201, body: { id, product_id: productId } }
}

type Asked = Omit<NewRequest, 'vendorId' | 'now'>

function readRequest(body: ModelRequestInput): { problems: Mistakes } | { asked: Asked } {
  const { make, model } = { make: tidyName(body.make), model: tidyName(body.model) }
  const trim = tidyName(body.trim ?? '') || null
  const problems: Mistakes = {
    ...nameMistakes({ make, model, ...(trim !== null && { trim }) }),
    ...(body.listing === undefined && !body.name?.trim() && { name: ['required'] }),
    ...((body.year_to ?? 9999) < (body.year_from ?? 0) && { year_to: ['years_reversed'] }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  const asked = {
    key: requestKey({ make, model, trim }),
    kind: kindOfType(body.type),
    make,
    model,
    trim,
    year_from: body.year_from ?? null,
    year_to: body.year_to ?? null,
    note: body.note?.trim() || null,
  }
  return { asked }
}

interface Place {
  /** That which is to wait; null where a draft is begun. */
  listing: ListingRow | null
  stock: Stock
}

type Refused = Exclude<Answer<'askForModel'>, { status: 201 }>

async function placeOf(
  { db }: Context,
  { account, body }: Call<'askForModel'>,
): Promise<Place | { refusal: Refused }> {
  const stock = stockOf(account, { market: body.region === 'export' ? 'export' : 'local' })
  if (!stock) return { refusal: notYourMarket }
  if (body.listing === undefined) return { listing: null, stock }
  const lister = { ...listerOf(account), isHouse: false }
  const listing = await lockListing(db, { id: body.listing, lister })
  if (!listing) return { refusal: notFound }
  if (listing.class !== 'parts' && !lacksModel(listing))
    return { refusal: refuse(409, detail('listing_has_model')) }
  return { listing, stock }
}

/** Its id, also of one that is there; null when too many are open. */
async function request(
  { db, clock }: Context,
  asked: Omit<NewRequest, 'now'>,
): Promise<number | null> {
  const { vendorId } = asked
  await lockRequestsOf(db, vendorId)
  const before = await lockOpen(db, asked)
  if (before !== null) return before
  if ((await countOpen(db, vendorId)) >= mostOpen) return null
  return insertRequest(db, { ...asked, now: clock.now() })
}

/** A draft of the make, if that is there. */
async function begin(context: Context, { account, body }: Call<'askForModel'>, stock: Stock) {
  const makes = await listMakes(context.db)
  const make = makes.find(({ name }) => nameKey(name) === nameKey(body.make))
  const own = classOfKind(kindOfType(body.type))
  const subject = { class: own, makeId: make?.id ?? null, modelId: null }
  return beginDraft(context, { account, stock, subject, title: body.name?.trim() ?? '' })
}
