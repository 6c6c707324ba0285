import type { Account } from '../../core/account.ts'
import type { BulkChangeRequest } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { fromDecimal } from '../../core/money.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { standingOf } from '../listings/change-rules.ts'
import { missingFields } from '../listings/publish.ts'
import type { Judged } from './bulk-change.view.ts'
import { listBulkListings, listChosenIds, lockListings } from './bulk-changes.store.ts'
import { bulkOutcome, type BulkWish } from './bulk-rules.ts'

/** So many that one transaction changes them in seconds; a copy and an order of pictures cost more. */
const mostListings = 5000
const mostSlow = 500

interface BulkCall {
  body: BulkChangeRequest
  account: Pick<Account, 'id' | 'vendor'>
}

/** The listings that are meant, locked until the transaction ends, with what the change does to each; or a refusal. */
export async function judgeListings({ db }: Context, { body, account }: BulkCall) {
  const wish = wishOf(body)
  if ('refusal' in wish) return wish
  const { ids, filter } = body
  if (!ids && !filter) return { refusal: refuse(400, fieldErrors({ ids: ['required'] })) }
  const { prod_class: prodClass, prod_live: live, ...rest } = filter ?? {}
  const isSlow = body.kind === 'duplicate' || body.kind === 'pictures'
  const most = isSlow ? mostSlow : mostListings
  const chosen = { vendorId: sellerIdOf(account), ids, prodClass, live, ...rest }
  const found = await listChosenIds(db, chosen, most)
  if (found.length > most) {
    return { refusal: refuse(409, detail(problem('bulk_too_many', { most }))) }
  }
  if (!ids && found.length !== body.count) {
    const values = { now: found.length, before: body.count ?? 0 }
    return { refusal: refuse(409, detail(problem('bulk_found_other', values))) }
  }
  await lockListings(db, found)
  const judged = (await listBulkListings(db, found)).map((listing): Judged => {
    const facts = {
      ...listing,
      standing: standingOf(listing),
      missing: missingFields(listing),
      pictures: listing.image_count,
      isInUse: listing.is_in_use,
    }
    return { listing, outcome: bulkOutcome(facts, wish) }
  })
  return { wish, judged }
}

/** What the body asks for; what its kind needs and does not have is told by the field. */
function wishOf(body: BulkChangeRequest): BulkWish | { refusal: ReturnType<typeof missing> } {
  const { kind, amount, currency, percent, reverse, cover } = body
  if (kind === 'price') {
    if (percent !== undefined) return { kind, by: { percent: Math.round(percent * 100) } }
    const minor = amount === undefined ? null : fromDecimal(amount)
    if (minor === null) return { refusal: missing('amount') }
    if (currency === undefined) return { refusal: missing('currency') }
    return { kind, by: { amount: minor, currency } }
  }
  if (kind === 'pictures') {
    if (reverse === true) return { kind, order: 'reverse' }
    return cover === undefined ? { refusal: missing('cover') } : { kind, order: { cover } }
  }
  return { kind }
}

function missing(field: 'amount' | 'currency' | 'cover') {
  return refuse(400, fieldErrors({ [field]: ['required'] }))
}
