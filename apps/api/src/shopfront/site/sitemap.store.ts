import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Product pages that shoppers should find (decisions 20): on offer, and not sold. */
const found = sql`products.status = 'live' and quantity > reserved and vendor_approved and not taken_down`

export interface ProductFile {
  /** From 1; holds the ids above (n - 1) × size up to n × size, so that a product never changes its file. */
  n: number
  modified: Date
}

/** The files that have a product in them; no file can have more than `size`. */
export async function listProductFiles(db: Database, size: number): Promise<ProductFile[]> {
  const { rows } = await sql<ProductFile>`
    select ((id - 1) / ${size})::int + 1 as n, max(date_updated) as modified
    from products where ${found} group by 1 order by 1`.execute(db)
  return rows
}

export interface ProductEntry {
  id: number
  class: string
  modified: Date
}

interface IdRange {
  after: number
  upTo: number
}

/**
 * The products of a range, some hundred at a time along the primary key, so that a slow reader holds neither memory
 * nor a connection, and none of the parts holds the process up.
 */
export async function* listProductEntries(
  db: Database,
  { after, upTo }: IdRange,
): AsyncGenerator<ProductEntry[]> {
  const batch = 250
  for (let last = after; ; ) {
    const { rows } = await sql<ProductEntry>`
      select id, class, date_updated as modified from products
      where id > ${last} and id <= ${upTo} and ${found} order by id limit ${batch}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    if (rows.length < batch) return
    last = end.id
  }
}

export interface SearchEntry {
  class: 'cars' | 'commercial'
  make: string
  model: string | null
}

/** Each make and each model that has a vehicle on offer. */
export async function listSearchEntries(db: Database, most: number): Promise<SearchEntry[]> {
  const { rows } = await sql<SearchEntry>`
    select listed.class, makes.slug as make, models.slug as model from (
      select distinct class, make_id, model_id from vehicle_search where make_id is not null
      union select class, make_id, null from vehicle_search where make_id is not null
    ) as listed join makes on makes.id = listed.make_id
    left join models on models.id = listed.model_id
    order by 1, 2, 3 nulls first limit ${most}`.execute(db)
  return rows
}

/** Who sells something that shoppers should find. */
export async function listSellerIds(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where seller_status = 'approved' and is_active
      and exists (select from products where vendor_id = accounts.id and ${found})
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ArticleEntry {
  id: number
  slug: string
  modified: Date
  /** The languages that it is written in. */
  languages: Language[]
}

export async function listArticleEntries(
  db: Database,
  now: Date,
  most: number,
): Promise<ArticleEntry[]> {
  return db
    .selectFrom('articles')
    .select(['id', 'slug', 'date_updated as modified'])
    .select(
      sql<
        Language[]
      >`array['en'] || array(select language from article_texts where article_id = articles.id)`.as(
        'languages',
      ),
    )
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
