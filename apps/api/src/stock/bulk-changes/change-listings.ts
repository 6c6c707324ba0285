import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { ChangedListing } from '../tables.ts'
import { bulkChangeView, type Judged } from './bulk-change.view.ts'
import {
  arrangePictures,
  deleteListings,
  duplicateListings,
  insertBulkChange,
  markSoldElsewhere,
  setPrices,
  setStatuses,
} from './bulk-changes.store.ts'
import { type BulkWish, undoUntil } from './bulk-rules.ts'
import { judgeListings } from './judge-listings.ts'

/** Only the caller's own: the house's stock, which support edits, is not among them. */
export const changeListings: Handler<'changeListings'> = async (context, call) => {
  const result = await judgeListings(context, call)
  if (result.refusal) return result.refusal
  const { wish, judged } = result
  const changed = judged.filter(({ outcome }) => outcome.result === 'changed')
  const now = context.clock.now()
  if (changed.length > 0) await apply(context, wish, changed)
  const id = await record(context, call, { judged, changed: changed.map(beforeOf) })
  const until = undoUntil(wish.kind, changed.length, now)
  return { status: 200, body: bulkChangeView(judged, { id, kind: wish.kind, undoUntil: until }) }
}

async function apply({ db, clock }: Context, wish: BulkWish, changed: readonly Judged[]) {
  const now = clock.now()
  const ids = changed.map(({ listing }) => listing.id)
  switch (wish.kind) {
    case 'price':
      return setPrices(db, changed.map(newPriceOf), now)
    case 'publish':
      return setStatuses(db, ids, { status: 'live', now })
    case 'withdraw':
      return setStatuses(db, ids, { status: 'draft', now })
    case 'sold_elsewhere':
      return markSoldElsewhere(db, ids, now)
    case 'delete':
      return deleteListings(db, ids)
    case 'duplicate':
      return duplicateListings(db, ids, now)
    case 'pictures':
      return arrangePictures(db, ids, wish.order)
  }
}

function newPriceOf({ listing: { id, price }, outcome }: Judged) {
  return { id, price: 'price' in outcome ? (outcome.price ?? price) : price }
}

function beforeOf({ listing }: Judged): ChangedListing {
  const { id, version, price, status, sold_elsewhere_at: sold } = listing
  return { id, version: version + 1, price, status, sold_elsewhere_at: sold?.toISOString() ?? null }
}

async function record(
  { db, clock }: Context,
  { account, body }: Call<'changeListings'>,
  { judged, changed }: { judged: readonly Judged[]; changed: ChangedListing[] },
): Promise<number> {
  const now = clock.now()
  const { ids: _, filter, ...change } = body
  const id = await insertBulkChange(db, { accountId: sellerIdOf(account), change, changed, now })
  const after = { ...change, ...filter, found: judged.length, changed: changed.length }
  await insertAudit(db, {
    actorId: account.id,
    action: 'change-listings',
    subject: 'account',
    subjectId: sellerIdOf(account),
    before: null,
    after: { bulk_change: id, ...after },
    reason: null,
    now,
  })
  return id
}
