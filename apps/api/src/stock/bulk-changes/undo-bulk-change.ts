import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { ChangedListing } from '../tables.ts'
import { bulkChangeView, type Judged } from './bulk-change.view.ts'
import {
  type BulkListing,
  listBulkListings,
  lockBulkChange,
  lockListings,
  markUndone,
  restoreListings,
} from './bulk-changes.store.ts'
import { undoOutcome, undoUntil } from './bulk-rules.ts'

export const undoBulkChange: Handler<'undoBulkChange'> = async (
  { db, clock },
  { path, account },
) => {
  const change = await lockBulkChange(db, { id: path.id, accountId: sellerIdOf(account) })
  if (!change) return notFound
  if (change.undone_at !== null) return refuse(409, detail('undone_already'))
  const now = clock.now()
  const until = undoUntil(change.kind, change.changed.length, change.made_at)
  if (until === null || now > until) return refuse(409, detail('undo_too_late'))
  const ids = change.changed.map(({ id }) => id)
  await lockListings(db, ids)
  const before = new Map(change.changed.map((row) => [row.id, row]))
  const judged = (await listBulkListings(db, ids)).map((listing) => judge(listing, before))
  const undone = judged.filter(({ outcome }) => outcome.result === 'changed')
  const rows = undone.flatMap(({ listing }) => before.get(listing.id) ?? [])
  if (rows.length > 0) await restoreListings(db, rows, now)
  await markUndone(db, change.id, now)
  await insertAudit(db, {
    actorId: account.id,
    action: 'undo-change-of-listings',
    subject: 'account',
    subjectId: sellerIdOf(account),
    before: null,
    after: { bulk_change: change.id, changed: rows.length },
    reason: null,
    now,
  })
  const view = { id: change.id, kind: change.kind, undoUntil: null }
  return { status: 200, body: bulkChangeView(judged, view) }
}

function judge(listing: BulkListing, before: ReadonlyMap<number, ChangedListing>): Judged {
  const row = before.get(listing.id)
  const outcome = undoOutcome({
    state: listing.state,
    version: listing.version,
    madeVersion: row?.version ?? 0,
    wasLive: row?.status === 'live',
  })
  // A price that is put back is shown beside the one that it takes the place of.
  return {
    listing,
    outcome: outcome.result === 'changed' && row ? { ...outcome, price: row.price } : outcome,
  }
}
