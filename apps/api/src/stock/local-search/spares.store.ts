import { type RawBuilder, sql } from 'kysely'
import { cachedRead } from '../../platform/db/cached-read.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Vehicle } from '../fitment/fit-verdict.ts'
import { cardOf, type LocalRow, type LocalRows, rowsOf, subtree } from './local-search.store.ts'

/** A branch of the tree of spares, of one make or of any. */
export interface Branch {
  makeId: number | null
  categorySlug: string
}

export type SpareSort = 'newest' | 'cheapest' | 'dearest'

/** What narrows a branch, all of it together. */
export interface SpareFilters {
  /** Words that title, part number and references have. */
  lexemes: readonly string[]
  /** The words as one number, which may be a part's however its seller writes it; null where they are none. */
  code: string | null
  /** A town among the words of the place where it is; null for any. */
  place: string | null
  /** Cents of a shilling, both ends included; null for any. */
  prices: { from: number; to: number } | null
  /** As sellers write them, any of which; null for any. */
  conditions: readonly string[] | null
  /** Only what is said to fit it. */
  fits: Vehicle | null
}

export interface SpareSearch extends Branch, SpareFilters {
  /** The vehicle that a verdict is given for. */
  vehicle: Vehicle | null
  sort: SpareSort
  limit: number
  offset: number
}

export interface ConditionCount {
  label: string
  count: number
}

/** A page of a narrowed branch with exact counts: of what matches, and of what would by each condition. */
export async function searchSpares(
  db: Database,
  { conditions, vehicle, sort, limit, offset, ...search }: SpareSearch,
): Promise<LocalRows & { conditions: ConditionCount[] }> {
  const ofConditions = conditions === null ? sql`true` : sql`condition = any(${conditions}::text[])`
  const { rows } = await sql<LocalRow & { total: number; counts: ConditionCount[] }>`
    with recursive ${subtree(search.categorySlug)},
    matching as materialized (
      select id, price, date_created, condition from products where ${matches(search)}),
    narrowed as materialized (select * from matching where ${ofConditions}),
    page as (select id, row_number() over (order by ${orders[sort]}) as place from narrowed
      order by place limit ${limit} offset ${offset}),
    by_condition as (select condition as label, count(*)::integer as count from matching
      where condition <> '' group by condition)
    select totals.total, totals.counts, cards.* from (
      select (select count(*)::integer from narrowed) as total,
        (select coalesce(json_agg(by_condition order by count desc, label), '[]') from by_condition) as counts) as totals
    left join lateral (
      select ${cardOf(vehicle)} from page join products on products.id = page.id
      left join media on media.id = products.cover_media_id order by page.place
    ) as cards on true`.execute(db)
  return { ...rowsOf(rows), conditions: rows[0]?.counts ?? [] }
}

const orders: Readonly<Record<SpareSort, RawBuilder<unknown>>> = {
  newest: sql`date_created desc, id desc`,
  cheapest: sql`price, id`,
  dearest: sql`price desc, id desc`,
}

function matches({
  makeId,
  lexemes,
  code,
  place,
  prices,
  fits,
}: Branch & Omit<SpareFilters, 'conditions'>): RawBuilder<unknown> {
  const conditions = [sql`listed_locally and category_id in (select id from subtree)`]
  if (makeId !== null) conditions.push(sql`make_id = ${makeId}`)
  const words = lexemes.length > 0 ? haveWords(lexemes) : null
  if (words)
    conditions.push(code === null ? words : sql`(${words} or plain_code(part_number) = ${code})`)
  if (place !== null)
    conditions.push(sql`lower(${place}) = any(regexp_split_to_array(lower(location), '\\s*,\\s*'))`)
  if (prices) conditions.push(sql`price between ${prices.from}::bigint and ${prices.to}::bigint`)
  if (fits)
    conditions.push(sql`id in (select product_id from fitments
      where trim_id = ${fits.trim} and ${fits.year}::smallint = any(years))`)
  return sql.join(conditions, sql` and `)
}

function haveWords(lexemes: readonly string[]): RawBuilder<unknown> {
  // A text of signs alone asks for a word that nothing has.
  if (lexemes.includes('')) return sql`false`
  const quoted = lexemes.map((lexeme) => `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`)
  return sql`words @@ ${quoted.join(' & ')}::tsquery`
}

/** How many spares of a branch have all the words and are at the place. */
export async function countSpareRows(
  db: Database,
  branch: Branch & Pick<SpareFilters, 'lexemes' | 'place'>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with recursive ${subtree(branch.categorySlug)}
    select count(*)::integer as n from products where ${matches({ ...branch, code: null, prices: null, fits: null })}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** A whole branch is counted by condition once in a while: what is on sale changes little in a minute. */
const cachedConditions = cachedRead<ConditionCount[]>({
  freshFor: 60_000,
  most: 2000,
  topic: 'stock',
})

export function countConditions(db: Database, branch: Branch): Promise<ConditionCount[]> {
  return cachedConditions(db, `${branch.categorySlug} ${branch.makeId}`, async () => {
    const whole = { ...branch, lexemes: [], code: null, place: null, prices: null, fits: null }
    const { rows } = await sql<ConditionCount>`
      with recursive ${subtree(branch.categorySlug)}
      select condition as label, count(*)::integer as count from products
      where ${matches(whole)} and condition <> '' group by condition order by count desc, label`.execute(
      db,
    )
    return rows
  })
}
