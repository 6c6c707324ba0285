import type { Database } from '../../platform/db/database.ts'
import type { Stock } from '../listings/lister.ts'
import { insertListing, updateListing } from '../listings/listing.store.ts'
import type { Outcome, WaitingRow } from './imports.store.ts'
import { type Changes, type KnownListing, settle } from './settle.ts'
import { changeSubject } from './subjects.store.ts'

interface Listing {
  row: WaitingRow
  stock: Stock
  /** The vendor's listings of the rows' references, as they are now. */
  known: ReadonlyMap<string, KnownListing>
  now: Date
}

/** The current state counts, not that of the check: a listing is found, compared and published anew. */
export async function listRow(
  db: Database,
  { row: { row, listing }, stock, known, now }: Listing,
): Promise<Outcome> {
  const settled = settle(listing, {
    known: known.get(listing.reference ?? ''),
    market: stock.market,
  })
  if (settled.kind === 'refused') {
    return { row, outcome: 'left-out', productId: null, problem: settled.problem }
  }
  if (settled.kind === 'unchanged') return { row, outcome: 'unchanged', productId: settled.id }
  if (settled.kind === 'changed') {
    await change(db, { ...settled, now })
    return { row, outcome: 'changed', productId: settled.id }
  }
  const { reference, subject, fields, status = 'draft' } = listing
  const productId = await insertListing(db, {
    stock,
    subject,
    fields: { ...fields, title: fields.title ?? '' },
    status,
    vendorReference: reference,
    now,
  })
  return { row, outcome: 'created', productId }
}

async function change(
  db: Database,
  { id, changes, now }: { id: number; changes: Changes; now: Date },
) {
  if (changes.subject) await changeSubject(db, id, changes.subject)
  await updateListing(db, { id, changes: changes.fields, now })
}

/** Against a constraint, such as a model that is gone by now (SQLSTATE classes 22 and 23). */
export function isRefusedRow(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code)
}
