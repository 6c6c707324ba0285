import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { obstacleTo, standingOf } from './change-rules.ts'
import { noteHouseChange } from './own-stock-audit.ts'
import { listerOf } from './lister.ts'
import { type ListingRow, lockListing, updateListing } from './listing.store.ts'
import { missingFields } from './publish.ts'

/** Nothing changes unless all of them are the caller's. */
export const publishListings: Handler<'publishListings'> = async (context, { account, body }) => {
  const { db, clock } = context
  const rows = new Map<number, ListingRow>()
  // In one order, so that two callers with the same listings do not wait for each other in a ring.
  for (const id of [...new Set(body.ids)].toSorted((one, other) => one - other)) {
    const row = await lockListing(db, { id, lister: listerOf(account) })
    if (!row) return notFound
    rows.set(id, row)
  }
  const results = []
  for (const row of rows.values()) {
    const { id, status } = row
    const missing = missingFields(row)
    const act = body.publish === 'live' ? 'publish' : 'withdraw'
    const refused = body.publish === status ? null : obstacleTo(act, standingOf(row))
    // A listing that lacks something stays as it is, and so does what a buyer was promised.
    const isStuck = refused !== null || (body.publish === 'live' && missing.length > 0)
    const wanted = isStuck ? status : body.publish
    if (wanted !== status) {
      await updateListing(db, { id, changes: { status: wanted }, now: clock.now() })
      await noteHouseChange(context, { row, changes: { status: wanted }, actorId: account.id })
    }
    const order = refused === null ? null : row.order_number
    results.push({ prod_id: id, prod_live: wanted, missing, refused, order } as const)
  }
  return { status: 200, body: { results } }
}
