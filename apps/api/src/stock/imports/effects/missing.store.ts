import type { SellerListingState } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { obstacleTo } from '../../listings/change-rules.ts'
import { sellerState } from '../../listings/seller-state.store.ts'
import type { ImportRow } from '../imports.store.ts'
import type { ListedRow } from './effects.store.ts'

export type MissingChoice = ImportRow['missing']

const listed: readonly SellerListingState[] = ['live', 'reserved', 'ordered', 'sold']
const free = listed.filter((state) => obstacleTo('withdraw', state) === null)

/** On sale, and neither promised to a buyer nor taken down: what a seller may take off without asking anybody. */
export const isFree = sql`${sellerState} = any(${free}::text[])`

interface Choice {
  wholeStock: boolean
  missing: MissingChoice
}

/**
 * Keeps the live listings of the file's market and class that no row of it is, also none with errors, as those that are
 * shown; what is listed after the check is not among them.
 */
export async function writeMissing(
  db: Database,
  found: ImportRow,
  { wholeStock, missing }: Choice,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ whole_stock: wholeStock, missing: wholeStock ? missing : 'leave' })
    .where('id', '=', found.id)
    .execute()
  await db.deleteFrom('import_missing').where('import_id', '=', found.id).execute()
  if (!wholeStock) return
  await sql`
    insert into import_missing (import_id, product_id)
    select ${found.id}, id from products
    where ${isInStockOf(found)} and ${isFree} and date_created <= ${found.created_at}
      and not exists (select from import_rows where import_id = ${found.id} and product_id = products.id)`.execute(
    db,
  )
}

function isInStockOf({ vendor_id, for_house, market, class: own }: ImportRow) {
  const owner = for_house ? sql`vendor_id is null` : sql`vendor_id = ${vendor_id}`
  const ofClass = own === 'parts' ? sql`class = 'parts'` : sql`class in ('cars', 'commercial')`
  return sql`${owner} and market = ${market} and ${ofClass}`
}

export interface MissingRow extends ListedRow {
  /** Minor units. */
  price: number
}

const mostShown = 200

/** Newest first, as the seller's table has them. */
export async function listMissing(db: Database, importId: number): Promise<MissingRow[]> {
  const { rows } = await sql<MissingRow>`
    select id, class, title, vendor_reference, currency, price
    from import_missing join products on products.id = product_id
    where import_id = ${importId} order by date_created desc, id desc limit ${mostShown}`.execute(
    db,
  )
  return rows
}

export async function countMissing(db: Database, importId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from import_missing where import_id = ${importId}`.execute(db)
  return rows[0]?.n ?? 0
}

interface Ending {
  importId: number
  now: Date
}

/** Takes off what was shown as missing and is still free, and tells how many; an import that leaves it does nothing. */
export async function endMissing(db: Database, { importId, now }: Ending): Promise<void> {
  await sql`
    with choice as (
      select missing from imports where id = ${importId} and whole_stock and missing <> 'leave'
    ), locked as (
      select products.id from products join import_missing on product_id = products.id cross join choice
      where import_id = ${importId} and not ended and ${isFree} order by products.id for update of products
    ), taken as (
      update products set status = 'draft', version = version + 1, date_updated = ${now},
        sold_elsewhere_at = case when choice.missing = 'sold-elsewhere' then ${now}::timestamptz else sold_elsewhere_at end
      from locked, choice where products.id = locked.id returning products.id
    ), noted as (
      update import_missing set ended = true from taken
      where import_id = ${importId} and product_id = taken.id returning product_id
    )
    update imports set ended = ended + (select count(*) from noted)
    where id = ${importId} and exists (select from noted)`.execute(db)
}
