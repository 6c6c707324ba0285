import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListQuery } from '../../platform/lists/list-query.ts'
import { type Column, matching, ordering, within } from '../../platform/lists/list-sql.store.ts'
import type { List } from '../../platform/lists/resource.store.ts'
import {
  hasWords,
  listingColumns,
  type ListingField,
  type ListingRow,
  listListings,
} from './listings.store.ts'

/** The largest total that is counted; a larger one is given as "this many or more" (contract 3.2). */
export const countedTo = 1000

type Query = ListQuery<ListingField>

interface ListingPage {
  ids: number[]
  total: number
}

/** Counted and read by statements of their own, because there may be a million of them. */
export const listings: List<ListingRow, ListingField> = {
  name: 'listings',
  fields: listingColumns,
  sort: { field: 'date_created', descending: true },
  list: async (db, query) => {
    const { ids, total } = await findListings(db, query)
    return { total, rows: await listListings(db, ids) }
  },
}

/**
 * The listings of a range, and how many there are: within a tenth of a second, also at a million of them. The best plan
 * depends on the query (how many have a word, how few are drafts), so each query is planned anew.
 */
export async function findListings(db: Database, query: Query): Promise<ListingPage> {
  return db.transaction().execute(async (tx) => {
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    return find(tx, query)
  })
}

async function find(db: Database, query: Query): Promise<ListingPage> {
  if (query.q !== '') return searchListings(db, query)
  if (!query.conditions.every(({ field }) => field in counted)) return gatherOrWalk(db, query)
  const total = await readTotal(db, query)
  return { total, ids: await listIds(db, query, total) }
}

/** The columns that the kept counts distinguish. */
const counted: Partial<Record<ListingField, Column>> = {
  prod_class: { ref: sql.ref('class'), type: 'text' },
  market: { ref: sql.ref('market'), type: 'text' },
  region: { ref: sql.ref('market'), type: 'text' },
  prod_live: { ref: sql.ref('status'), type: 'text' },
  taken_down: { ref: sql.ref('taken_down'), type: 'boolean' },
}

/** The kept counts that a query adds up, with the changes that are not folded in yet. */
function countsOf(query: Query): RawBuilder<unknown> {
  const kept = matching({ ...listingColumns, ...counted }, query, isAnything)
  return sql`(table product_counts union all table product_count_deltas) as counts where ${kept}`
}

async function readTotal(db: Database, query: Query): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(n), 0)::integer as n from ${countsOf(query)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** The second half of a list is read from the other end. */
async function listIds(db: Database, query: Query, total: number): Promise<number[]> {
  const { sort, range } = query
  const last = Math.min(range.last, total - 1)
  if (last < range.first) return []
  const isFar = range.first > total / 2
  const near = {
    ...query,
    sort: { ...sort, descending: sort.descending !== isFar },
    range: isFar ? { first: total - 1 - last, last: total - 1 - range.first } : { ...range, last },
  }
  const ids = await walk(db, near, await findStart(db, near))
  return isFar ? ids.toReversed() : ids
}

interface Start {
  /** Rows before this day need not be read. */
  day: string
  skipped: number
}

/** The day on which a far page begins: the days before it are counted, not read. */
async function findStart(db: Database, query: Query): Promise<Start | null> {
  const { sort, range } = query
  if (sort.field !== 'date_created' || range.first < nearEnough) return null
  const { rows } = await sql<Start>`
    select to_char(day, 'YYYY-MM-DD') as day, before::integer as skipped from (
      select day, sum(sum(n)) over (order by day ${sort.descending ? sql`desc` : sql`asc`}) - sum(n) as before
      from ${countsOf(query)} group by day) as days
    where before <= ${range.first} order by before desc, day ${sort.descending ? sql`asc` : sql`desc`} limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

const nearEnough = 500

async function walk(db: Database, query: Query, start: Start | null): Promise<number[]> {
  const { sort, range } = query
  const midnight = start && new Date(`${start.day}T00:00:00Z`)
  const skipped = start?.skipped ?? 0
  const from =
    midnight === null
      ? sql`true`
      : sort.descending
        ? sql`date_created < ${new Date(midnight.getTime() + day)}`
        : sql`date_created >= ${midnight}`
  const { rows } = await sql<{ id: number }>`
    select id from products where ${matching(listingColumns, query, isAnything)} and ${from}
    order by ${ordering(listingColumns, sort, sql.ref('products.id'))}
    ${within({ range: { first: range.first - skipped, last: range.last - skipped } })}`.execute(db)
  return rows.map(({ id }) => id)
}

const day = 24 * 3600 * 1000

/**
 * Searches whole words first, then words that are not typed to their end: whole words read fewer lists of the index.
 */
async function searchListings(db: Database, query: Query): Promise<ListingPage> {
  const found = await gatherOrWalk(db, query)
  return found.total > 0 ? found : gatherOrWalk(db, query, true)
}

/**
 * The matches of a rare word are gathered and sorted. The matches of a common word are soon found along the order's own
 * index; PostgreSQL knows how common a word is.
 */
async function gatherOrWalk(db: Database, query: Query, unfinished = false): Promise<ListingPage> {
  const direction = query.sort.descending ? sql`desc` : sql`asc`
  const wanted = matching(listingColumns, query, (q) => mentions(q, unfinished))
  const { rows } = await sql<ListingPage>`
    with found (id, place) as materialized (
      select id, ${listingColumns[query.sort.field].ref} from products where ${wanted} limit ${countedTo})
    select (select count(*)::integer from found) as total,
      array(select id::integer from found order by place ${direction}, id ${direction} ${within(query)}) as ids`.execute(
    db,
  )
  const [found = { ids: [], total: 0 }] = rows
  if (found.total < countedTo) return found
  const range = { first: query.range.first, last: Math.min(query.range.last, countedTo - 1) }
  if (range.last < range.first) return { ids: [], total: countedTo }
  const page = await sql<{ id: number }>`
    select id from products where ${wanted}
    order by ${ordering(listingColumns, query.sort, sql.ref('products.id'))} ${within({ range })}`.execute(
    db,
  )
  return { ids: page.rows.map(({ id }) => id), total: countedTo }
}

/** Words of title, part number and references; or the number of the listing. */
function mentions(q: string, unfinished: boolean): RawBuilder<SqlBool> {
  const words = hasWords(q, unfinished)
  return /^\d{1,10}$/.test(q) ? sql`(${words} or products.id = ${Number(q)})` : words
}

function isAnything(): RawBuilder<SqlBool> {
  return sql`true`
}
