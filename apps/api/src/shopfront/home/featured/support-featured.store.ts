import { sql } from 'kysely'
import type { ProductClass } from '../../../stock/tables.ts'
import type { FeaturedList } from '../../tables.ts'
import { type Schedule, scheduleView } from '../schedule/schedule.ts'
import { scheduleStateAt } from '../schedule/schedule.store.ts'
import type { ListedVehicle } from '../../versions/content.ts'
import type { Database } from '../../../platform/db/database.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import { featuredLists } from './featured-lists.ts'

export interface PromotionRow {
  id: number
  shelf: FeaturedList
  product_id: number
  title: string
  price: number
  currency: string
  class: ProductClass
  body_type: string | null
  media_hash: string | null
  place: number
  listed: boolean
  starts_at: Date | null
  ends_at: Date | null
  version: number
}

/** `place` counts from 1 in each list. */
const from = sql`(
    select id, shelf, product_id, starts_at, ends_at, version,
      row_number() over (partition by shelf order by position, id)::integer as place
    from promotion_pins
  ) as featured join products on products.id = featured.product_id
  left join media on media.id = products.cover_media_id`

const select = sql<PromotionRow>`featured.id, shelf, featured.product_id, title, price, currency, class, body_type,
  media.hash as media_hash, place, listed, starts_at, ends_at, featured.version`

export const promotions = (now: Date) =>
  resource({
    name: 'promotions',
    from,
    select,
    fields: {
      id: { ref: sql.ref('featured.id'), type: 'number' },
      shelf: { ref: sql.ref('shelf'), type: 'text' },
      product_id: { ref: sql.ref('featured.product_id'), type: 'number' },
      position: { ref: sql.ref('place'), type: 'number' },
      title: { ref: sql.ref('title'), type: 'text' },
      state: { ref: scheduleStateAt(now), type: 'text' },
    },
    sort: { field: 'shelf', descending: false },
    tieBreaker: sql`place, featured.id`,
    search: (q) => sql`(title ilike ${containsPattern(q)} or products.id::text = ${q})`,
  })

/** In their order, including sold ones. */
export async function listFeatured(db: Database, shelf: FeaturedList): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select ${select} from ${from} where shelf = ${shelf} order by place`.execute(db)
  return rows
}

/** The ones that the home page shows as of a moment: still on offer, and still as the list promises. */
export function listShownFeatured(db: Database, now: Date): Promise<PromotionRow[]> {
  return listShown(db, from, now)
}

/** The same of a version. */
export function listFeaturedOf(
  db: Database,
  vehicles: readonly ListedVehicle[],
  now: Date,
): Promise<PromotionRow[]> {
  return listShown(
    db,
    sql`(select row_number() over () as id, shelf, product_id, starts_at, ends_at, 1 as version, place
      from ${recordsOf(vehicles)}
    ) as featured join products on products.id = featured.product_id
    left join media on media.id = products.cover_media_id`,
    now,
  )
}

async function listShown(db: Database, pins: typeof from, now: Date): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select ${select} from ${pins} where listed and coalesce(starts_at <= ${now}, true)
      and coalesce(ends_at > ${now}, true) order by shelf, place`.execute(db)
  return rows.filter((row) => featuredLists[row.shelf].holds(row))
}

function recordsOf(vehicles: readonly ListedVehicle[]) {
  const placed = JSON.stringify(vehicles.map((one, index) => ({ ...one, place: index + 1 })))
  return sql`jsonb_to_recordset(${placed}::jsonb)
    as one (shelf text, product_id bigint, starts_at timestamptz, ends_at timestamptz, place integer)`
}

/** All that are pinned, shelf by shelf in their order. */
export async function listPinnedVehicles(db: Database): Promise<ListedVehicle[]> {
  const rows = await db
    .selectFrom('promotion_pins')
    .select(['product_id', 'shelf', 'starts_at', 'ends_at'])
    .orderBy('shelf')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ product_id, shelf, ...schedule }) => ({
    product_id,
    shelf,
    ...scheduleView(schedule),
  }))
}

export async function setPromotionSchedule(
  db: Database,
  { id, starts_at, ends_at }: Schedule & { id: number },
): Promise<void> {
  await db.updateTable('promotion_pins').set({ starts_at, ends_at }).where('id', '=', id).execute()
}

/** Puts a version in the place of all pinned vehicles; a listing that is gone for good is left out. */
export async function replacePromotions(
  db: Database,
  vehicles: readonly ListedVehicle[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('promotion_pins').execute()
  await sql`insert into promotion_pins (shelf, product_id, position, date_created, starts_at, ends_at)
    select shelf, products.id, place, ${now}, one.starts_at, one.ends_at
    from ${recordsOf(vehicles)} join products on products.id = one.product_id`.execute(db)
}

/** Places are given to a whole list at once, so one member of staff moves them at a time. */
export async function lockPromotions(db: Database): Promise<void> {
  await sql`lock table promotion_pins in share row exclusive mode`.execute(db)
}

export async function insertPromotion(
  db: Database,
  {
    shelf,
    productId,
    now,
    schedule,
  }: { shelf: FeaturedList; productId: number; now: Date; schedule: Schedule },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into promotion_pins (shelf, product_id, position, date_created, starts_at, ends_at)
    select ${shelf}, ${productId}, coalesce(max(position), 0) + 1, ${now}, ${schedule.starts_at}::timestamptz,
      ${schedule.ends_at}::timestamptz
    from promotion_pins where shelf = ${shelf} returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the vehicle was not featured')
  return row.id
}

/** Only the vehicle that was moved gets a new version. */
export async function arrangeList(
  db: Database,
  { ids, moved }: { ids: number[]; moved: number },
): Promise<void> {
  await sql`update promotion_pins as featured set position = place.n,
      version = version + case when featured.id = ${moved} then 1 else 0 end
    from unnest(${ids}::bigint[]) with ordinality as place (id, n)
    where featured.id = place.id`.execute(db)
}

export async function deletePromotionRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('promotion_pins').where('id', '=', id).execute()
}

/** For the audit. */
export const promotionName = sql<string>`select title from promotion_pins join products on products.id = product_id
  where promotion_pins.id = subject_id::bigint`
