import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, problem } from '../../core/problem.ts'
import { isOfVendor } from '../../core/vendor-of.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { causeLabel } from './cause-label.ts'
import { listingMail } from './listing-mails.ts'
import { validateListingWish, type WishResult } from './listing-rules.ts'
import { listingView } from './listing.view.ts'
import {
  findListing,
  type ListingRow,
  lockListing,
  setStock,
  setVisibility,
} from './listings.store.ts'
import { reasonMissing } from '../../people/decisions/reason.ts'

type Update = Call<'updateSupportListing'>

export const updateSupportListing: Handler<'updateSupportListing'> = async (context, call) => {
  const { db, settings } = context
  const { path, body, account, origin } = call
  if (body.taken_down === true) await context.takeDownEffects.lock(db, path.id)
  await lockListing(db, path.id)
  const before = await findListing(db, path.id)
  if (!before) return notFound
  if (isOfVendor(account, before.vendor_id)) return refuse(409, detail('listing_own'))
  const isStale = body.version !== undefined && body.version !== before.version
  if (isStale) return overtaken(db, { subject: 'listing', subjectId: before.id })
  const result = validateListingWish(before, body)
  if (result === 'ok') await change(context, call, before)
  else if (result !== 'no-change') return refusals[result](before)
  const after = (await findListing(db, path.id)) ?? before
  const origins = { origin, storefrontOrigin: settings.storefrontOrigin }
  return { status: 200, body: listingView(after, origins) }
}

const refusals = {
  'no-reason': () => reasonMissing,
  'a-draft': () => refuse(409, detail('listing_is_draft')),
  'of-a-vendor': () => refuse(409, detail('stock_of_vendor')),
  promised: ({ reserved }: ListingRow) =>
    refuse(400, fieldErrors({ num_in_stock: [problem('stock_promised', { count: reserved })] })),
} satisfies Record<Exclude<WishResult, 'ok' | 'no-change'>, (listing: ListingRow) => unknown>

async function change(context: Context, call: Update, before: ListingRow): Promise<void> {
  const { taken_down = before.taken_down, num_in_stock = before.quantity } = call.body
  if (taken_down !== before.taken_down) await move(context, call, before)
  if (num_in_stock !== before.quantity) {
    await setStock(context.db, { id: before.id, quantity: num_in_stock })
    await record(context, call, {
      action: 'set-stock',
      before: { num_in_stock: before.quantity },
      after: { num_in_stock },
    })
  }
}

/** The vendor hears of it, and of a take-down whoever has the listing in a basket, an offer or an order. */
async function move(context: Context, call: Update, listing: ListingRow): Promise<void> {
  const { db, settings, afterCommit, nudgeOutbox } = context
  const { cause = 'other', orders = 'keep' } = call.body
  const takenDown = !listing.taken_down
  const reason = reasonOf(call, listing)
  const status = listing.vendor_id !== null ? listing.status : takenDown ? 'draft' : 'live'
  await setVisibility(db, { id: listing.id, takenDown, status })
  await record(context, call, {
    action: takenDown ? 'take-down-listing' : 'restore-listing',
    before: { taken_down: listing.taken_down },
    after: { taken_down: takenDown, ...(takenDown && { cause, orders }) },
    reason,
  })
  const actorId = call.account.id
  if (takenDown) await context.takeDownEffects.apply(context, { listing, cause, orders, actorId })
  const mail = listingMail(listing, { takenDown, reason }, settings)
  if (mail !== null) await enqueueMail(db, mail)
  afterCommit(nudgeOutbox)
}

/** What the seller reads: the cause in their language and what staff added. */
function reasonOf({ body, account }: Update, { seller_language }: ListingRow): string {
  const { t } = translatorOf(seller_language ?? account.language)
  const cause = body.taken_down === true && body.cause ? causeLabel(t, body.cause) : null
  return [cause, body.reason?.trim()].filter(Boolean).join(' ')
}

async function record(
  { db, clock }: Context,
  { path, body, account }: Update,
  entry: { action: string; before: object; after: object; reason?: string },
): Promise<void> {
  await insertAudit(db, {
    ...entry,
    actorId: account.id,
    subject: 'listing',
    subjectId: path.id,
    reason: entry.reason || body.reason || null,
    now: clock.now(),
  })
}
