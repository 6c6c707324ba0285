import type { ImportMissing, MissingListing } from '@bandari/sdk'
import { toDecimal } from '../../../core/money.ts'
import type { Database } from '../../../platform/db/database.ts'
import { prodClassOf } from '../../listings/listing.view.ts'
import type { ImportRow } from '../imports.store.ts'
import { countMissing, listMissing, type MissingRow } from './missing.store.ts'

export async function readMissing(db: Database, found: ImportRow): Promise<ImportMissing> {
  const rows = await listMissing(db, found.id)
  return {
    whole_stock: found.whole_stock,
    missing: found.missing,
    count: await countMissing(db, found.id),
    ended: found.ended,
    results: rows.map(missingView),
  }
}

export function missingView(row: MissingRow): MissingListing {
  return {
    prod_id: row.id,
    prod_class: prodClassOf(row),
    title: row.title,
    reference: row.vendor_reference,
    currency: row.currency,
    price: toDecimal(row.price),
  }
}
