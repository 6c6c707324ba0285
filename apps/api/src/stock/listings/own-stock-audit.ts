import type { Context } from '../../core/context.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { ListingRow } from './listing.store.ts'
import { isSame } from './listing-fields.ts'

interface Change {
  row: ListingRow
  changes: Partial<ListingRow>
  actorId: number
}

/** Notes what staff change in the house's stock (decisions 24); a vendor's own stock is the vendor's business. */
export async function noteHouseChange(
  { db, clock }: Context,
  { row, changes, actorId }: Change,
): Promise<void> {
  const names = Object.keys(changes) as (keyof ListingRow)[]
  const changed = names.filter((name) => !isSame(changes[name], row[name]))
  if (row.vendor_id !== null || changed.length === 0) return
  await insertAudit(db, {
    actorId,
    action: 'edit-listing',
    subject: 'listing',
    subjectId: row.id,
    before: Object.fromEntries(changed.map((name) => [name, row[name]])),
    after: Object.fromEntries(changed.map((name) => [name, changes[name]])),
    reason: null,
    now: clock.now(),
  })
}

interface Deed {
  action: 'create-listing' | 'delete-listing'
  listing: { id: number; title: string; vendor_id: number | null }
  actorId: number
}

export async function noteHouseDeed(
  { db, clock }: Context,
  { action, listing: { id, title, vendor_id }, actorId }: Deed,
): Promise<void> {
  if (vendor_id !== null) return
  await insertAudit(db, {
    actorId,
    action,
    subject: 'listing',
    subjectId: id,
    before: action === 'delete-listing' ? { title } : {},
    after: action === 'create-listing' ? { title } : {},
    reason: null,
    now: clock.now(),
  })
}
