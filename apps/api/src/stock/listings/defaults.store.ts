import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListingDefaultsTable } from '../tables.ts'

/** What a vendor's new listings begin with. */
export type Defaults = Pick<
  Selectable<ListingDefaultsTable>,
  'location' | 'contact' | 'description'
>

export const noDefaults: Defaults = { location: null, contact: null, description: '' }

export async function findDefaults(db: Database, vendorId: number): Promise<Defaults> {
  const row = await db
    .selectFrom('listing_defaults')
    .select(['location', 'contact', 'description'])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  return row ?? noDefaults
}

export async function setDefaults(
  db: Database,
  { vendorId, defaults, now }: { vendorId: number; defaults: Defaults; now: Date },
): Promise<void> {
  const values = { ...defaults, changed_at: now }
  await db
    .insertInto('listing_defaults')
    .values({ vendor_id: vendorId, ...values })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(values))
    .execute()
}
