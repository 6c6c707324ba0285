import { type Problem, problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Stock } from '../listings/lister.ts'
import { insertListing, updateListing } from '../listings/listing.store.ts'
import type { Outcome, WaitingRow } from './imports.store.ts'
import { identify, type KnownListings } from './identify.ts'
import { identityOf } from './row-keys.ts'
import { type Changes, settle } from './settle.ts'
import { changeSubject } from './subjects.store.ts'

interface Listing {
  row: WaitingRow
  stock: Stock
  isOfSpares: boolean
  /** The vendor's listings that the rows may be, as they are now. */
  known: KnownListings
  now: Date
}

/** The current state counts, not that of the check: a listing is found, compared and published anew. */
export async function listRow(
  db: Database,
  { row: { row, listing }, stock, isOfSpares, known, now }: Listing,
): Promise<Outcome> {
  const leftOut = (problem: Problem) =>
    ({ row, outcome: 'left-out', productId: null, problem }) as const
  const found = identify(identityOf(listing), known)
  if ('problem' in found) return leftOut(found.problem)
  const settled = settle(listing, { known: found.known, market: stock.market, isOfSpares })
  if (settled.kind === 'refused') {
    return leftOut(settled.problem)
  }
  if (settled.kind === 'unchanged') return { row, outcome: 'unchanged', productId: settled.id }
  if (settled.kind === 'changed') {
    await change(db, { ...settled, now })
    return { row, outcome: 'changed', productId: settled.id }
  }
  const { reference, subject, fields, status = 'draft' } = listing
  if (subject === null) return leftOut(problem('row_listing_gone'))
  const productId = await insertListing(db, {
    stock,
    subject,
    fields: { ...fields, title: fields.title ?? '', vendor_reference: reference },
    status,
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
