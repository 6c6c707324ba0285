import { sql } from 'kysely'
import { scheduleStateAt } from '../schedule/schedule.store.ts'
import { type Schedule, scheduleView } from '../schedule/schedule.ts'
import type { ListedVehicle } from '../../versions/content.ts'
import type { Database } from '../../../platform/db/database.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'

export interface StaffDealRow {
  id: number
  title: string
  price: number
  currency: string
  media_hash: string | null
  place: number
  listed: boolean
  starts_at: Date | null
  ends_at: Date | null
  version: number
}

/** `place` counts from 1 without the gaps of the positions. */
export const staffDeals = (now: Date) =>
  resource({
    name: 'deals',
    from: sql`(
      select product_id, starts_at, ends_at, version, row_number() over (order by position, product_id)::integer as place from deals
    ) as deals join products on products.id = deals.product_id
    left join media on media.id = products.cover_media_id`,
    select: sql<StaffDealRow>`products.id, title, price, currency, media.hash as media_hash, place, listed, starts_at, ends_at,
    deals.version`,
    fields: {
      id: { ref: sql.ref('products.id'), type: 'number' },
      position: { ref: sql.ref('place'), type: 'number' },
      title: { ref: sql.ref('title'), type: 'text' },
      price: { ref: sql.ref('price'), type: 'money' },
      is_listed: { ref: sql.ref('listed'), type: 'boolean' },
      state: { ref: scheduleStateAt(now), type: 'text' },
    },
    sort: { field: 'position', descending: false },
    search: (q) => sql`(title ilike ${containsPattern(q)} or products.id::text = ${q})`,
  })

/** Places are given to all of them at once, so one member of staff moves deals at a time. */
export async function lockDeals(db: Database): Promise<void> {
  await sql`lock table deals in share row exclusive mode`.execute(db)
}

export async function insertDeal(
  db: Database,
  { productId, now, schedule }: { productId: number; now: Date; schedule: Schedule },
): Promise<void> {
  await sql`insert into deals (product_id, position, date_created, starts_at, ends_at)
    select ${productId}, coalesce(max(position), 0) + 1, ${now}, ${schedule.starts_at}::timestamptz,
      ${schedule.ends_at}::timestamptz from deals`.execute(db)
}

/** In their order. */
export async function listDealVehicles(db: Database): Promise<ListedVehicle[]> {
  const rows = await db
    .selectFrom('deals')
    .select(['product_id', 'starts_at', 'ends_at'])
    .orderBy('position')
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id, ...schedule }) => ({
    product_id,
    shelf: null,
    ...scheduleView(schedule),
  }))
}

export async function setDealSchedule(
  db: Database,
  { id, starts_at, ends_at }: Schedule & { id: number },
): Promise<void> {
  await db.updateTable('deals').set({ starts_at, ends_at }).where('product_id', '=', id).execute()
}

/** Puts a version in the place of all deals; a listing that is gone for good is left out. */
export async function replaceDeals(
  db: Database,
  vehicles: readonly ListedVehicle[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('deals').execute()
  await sql`insert into deals (product_id, position, date_created, starts_at, ends_at)
    select products.id, position, ${now}, one.starts_at, one.ends_at
    from jsonb_to_recordset(${JSON.stringify(vehicles.map((one, index) => ({ ...one, position: index + 1 })))}::jsonb)
      as one (product_id bigint, position integer, starts_at timestamptz, ends_at timestamptz)
    join products on products.id = one.product_id`.execute(db)
}

/** Only the deal that was moved gets a new version. */
export async function arrangeDeals(
  db: Database,
  { ids, moved }: { ids: number[]; moved: number },
): Promise<void> {
  await sql`update deals set position = place.n,
      version = version + case when product_id = ${moved} then 1 else 0 end
    from unnest(${ids}::bigint[]) with ordinality as place (id, n)
    where product_id = place.id`.execute(db)
}

export async function deleteDealRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('deals').where('product_id', '=', id).execute()
}
