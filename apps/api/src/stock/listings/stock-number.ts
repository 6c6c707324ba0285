import { problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import { findByReference, freeNumber, lockNumber } from './listing.store.ts'
import type { ListingRow } from './listing.store.ts'
import type { ListingFields } from './listing-fields.ts'
import type { Problems } from './read-listing-fields.ts'

type Number = Pick<Partial<ListingFields>, 'vendor_reference'> | { problems: Problems }

/** The stock number to be stored, when a save has one: each of a seller's listings has another, and an empty one is ours. */
export async function readNumber(
  db: Database,
  row: Pick<ListingRow, 'id' | 'vendor_id' | 'reference' | 'vendor_reference'>,
  { vendor_reference: wanted }: Partial<ListingFields>,
): Promise<Number> {
  if (wanted === undefined || wanted === row.vendor_reference) return {}
  const { vendor_id: vendorId } = row
  const reference = wanted ?? (await freeNumber(db, { vendorId, reference: row.reference }))
  if (reference === null) return { vendor_reference: null }
  await lockNumber(db, { vendorId, reference })
  const other = await findByReference(db, { vendorId, reference })
  if (!other || other.id === row.id) return { vendor_reference: reference }
  return { problems: { pReference: [problem('reference_taken', { title: other.title })] } }
}
