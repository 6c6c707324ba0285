import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { similarRange } from '../figures/similar.ts'
import { newSellerDays, type ReadText, type SeenChassis, type SeenPicture } from './rules.ts'

/** What buyers see of a seller; our own stock is not looked at. */
const isShown = sql`products.status = 'live' and not products.taken_down and products.vendor_approved
  and products.vendor_id is not null and products.class <> 'other'`

/** The newest listings of sellers that buyers see. */
export async function listNewestShown(db: Database, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where ${isShown} order by date_created desc, id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

interface PricedListing {
  id: number
  price: number
  currency: string
  model_year: number
  mileage: number | null
}

interface PriceComparison {
  id: number
  price: number
  currency: string
  median: number | null
  count: number
}

/** More would not move a median. */
const mostCompared = 2000

/** What each vehicle costs, and what similar ones do (the same comparison as its seller reads). */
export async function listPriceFacts(
  db: Database,
  ids: readonly number[],
): Promise<PriceComparison[]> {
  const { rows: listings } = await sql<PricedListing>`
    select id, price, currency, model_year, mileage from products
    where id = any(${ids}::bigint[]) and ${isShown} and class <> 'parts' and price > 0
      and model_id is not null and model_year is not null`.execute(db)
  const ranges = listings.map(({ model_year, mileage }) => similarRange(model_year, mileage))
  const { rows } = await sql<PriceComparison>`
    select products.id, price, currency, median, count
    from unnest(${listings.map(({ id }) => id)}::bigint[], ${ranges.map(({ fromYear }) => fromYear)}::integer[],
        ${ranges.map(({ toYear }) => toYear)}::integer[], ${ranges.map(({ mileage }) => mileage?.from ?? null)}::integer[],
        ${ranges.map(({ mileage }) => mileage?.to ?? null)}::integer[]) as wanted (id, from_year, to_year, least, most)
      join products on products.id = wanted.id
      cross join lateral (
        select count(*)::integer as count, percentile_disc(0.5) within group (order by compared.price) as median
        from (
          select other.price from products as other
          where other.model_id = products.model_id and other.market = products.market
            and other.currency = products.currency and other.model_year between from_year and to_year
            and (other.listed or other.listed_locally) and other.class <> 'parts' and other.price > 0
            and (least is null or other.mileage between least and most) and other.id <> products.id
          limit ${mostCompared}) as compared
      ) as similar_ones`.execute(db)
  return rows
}

/** Whatever a buyer reads of each. */
export async function listTexts(db: Database, ids: readonly number[]): Promise<ReadText[]> {
  const { rows } = await sql<ReadText>`
    select id, part_number, concat_ws(E'\n', title, subtitle, description,
      (select string_agg(lectures.title || E'\n' || content, E'\n' order by position)
        from lectures where product_id = products.id)) as text
    from products where id = any(${ids}::bigint[]) and ${isShown} order by id`.execute(db)
  return rows
}

/** Photos looked at before they are compared bit by bit: those that share a quarter of the fingerprint. */
const mostCandidates = 200

/** The condition that two photos look alike in so many points, of `mine` and `media`. */
export const alikePhotos = (most: number) => sql`lateral (
    select candidates.id, bit_count((candidates.fingerprint # mine.fingerprint)::bit(64))::integer as distance
    from (select media.id, media.fingerprint from media
        where mine.fingerprint <> 0 and media.fingerprint <> 0
          and picture_bands(media.fingerprint) && picture_bands(mine.fingerprint) limit ${mostCandidates}) as candidates
    where bit_count((candidates.fingerprint # mine.fingerprint)::bit(64)) <= ${most}
    union select mine.id, 0) as alike`

/** Listings of others that show a photo which looks like one of these listings’. */
export async function listSeenPictures(
  db: Database,
  ids: readonly number[],
  most: number,
): Promise<SeenPicture[]> {
  const { rows } = await sql<SeenPicture>`
    select products.id, other.id as other_id, min(distance) as distance
    from products join product_images on product_images.product_id = products.id
      join media as mine on mine.id = product_images.media_id and mine.kind = 'photo'
      cross join ${alikePhotos(most)}
      cross join lateral (select product_id from product_images as shown
        where shown.media_id = alike.id and shown.product_id <> products.id limit 50) as shown
      join products as other on other.id = shown.product_id
    where products.id = any(${ids}::bigint[]) and ${isShown}
      and other.vendor_id is distinct from products.vendor_id and other.class <> 'other'
      and other.status = 'live' and not other.taken_down
    group by products.id, other.id order by products.id, other.id`.execute(db)
  return rows
}

/** Undecided cases of which one of these is the newer listing. */
export async function listSeenChassis(
  db: Database,
  ids: readonly number[],
): Promise<SeenChassis[]> {
  const { rows } = await sql<SeenChassis>`
    select second.id, first.id as other_id, chassis_doubles.id as double_id, chassis
    from chassis_doubles join products as first on first.id = first_id join products as second on second.id = second_id
    where second_id = any(${ids}::bigint[]) and decided_at is null
      and first.status = 'live' and not first.taken_down and plain_code(first.chassis_number) = chassis
      and second.status = 'live' and not second.taken_down and plain_code(second.chassis_number) = chassis
    order by chassis_doubles.id`.execute(db)
  return rows
}

/** New sellers among those of these listings: how many they have published since then, and the newest of them. */
export async function listFloods(
  db: Database,
  ids: readonly number[],
  { days, now }: { days: number; now: Date },
): Promise<{ vendor_id: number; newest_id: number; count: number }[]> {
  const { rows } = await sql<{ vendor_id: number; newest_id: number; count: number }>`
    select vendor_id, max(products.id) as newest_id, count(*)::integer as count
    from products join accounts on accounts.id = vendor_id
    where vendor_id in (select vendor_id from products where id = any(${ids}::bigint[]))
      and date_joined > ${now}::timestamptz - ${newSellerDays} * interval '1 day'
      and published_at > ${now}::timestamptz - ${days} * interval '1 day' and ${isShown}
    group by vendor_id`.execute(db)
  return rows
}

/** These listings, and those that were found because of them. */
export async function withComparedListings(
  db: Database,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::bigint[]) as changed (id)
    union select second_id from chassis_doubles where first_id = any(${ids}::bigint[])
    union select product_id from moderation_findings where state = 'open' and rule = 'picture'
      and exists (select from jsonb_array_elements(detail -> 'others') as other
        where (other ->> 'id')::bigint = any(${ids}::bigint[]))`.execute(db)
  return rows.map(({ id }) => id)
}

/** The sellers of these listings. */
export async function listSellersOf(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct vendor_id as id from products where id = any(${ids}::bigint[])
      and vendor_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}
