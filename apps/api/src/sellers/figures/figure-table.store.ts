import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ProductClass } from '../../stock/tables.ts'
import { factsOf } from './facts.store.ts'
import type { FigureName, Span } from './period.ts'

export type FigureRowFacts = { [Name in FigureName]: number } & {
  id: number
  title: string
  class: ProductClass
  status: 'draft' | 'live'
  media_hash: string | null
  vendor_reference: string | null
  live_since: Date | null
}

export interface FigureFilter extends Span {
  vendorId: number
  /** One listing instead of all. */
  productId?: number | undefined
  q?: string | undefined
}

/** Null for a draft, and for what went live before that was noted. */
const liveSince = sql`case when status = 'live' then published_at end`

export const figureSorts = {
  title: sql`lower(title)`,
  days_on_sale: sql`live_since`,
  shown: sql`shown`,
  opened: sql`opened`,
  revealed: sql`revealed`,
  shared: sql`shared`,
  favourites: sql`favourites`,
  questions: sql`questions`,
  offers: sql`offers`,
  orders: sql`orders`,
} as const

export interface FigureOrder {
  sort: keyof typeof figureSorts
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

/** The seller's listings with what became of them; what nothing is known of comes last, and ties are broken by the id. */
export async function listFigureRows(
  db: Database,
  filter: FigureFilter,
  { sort, order, limit, offset }: FigureOrder,
): Promise<FigureRowFacts[]> {
  // The longest on sale went live first.
  const isDown = (order === 'desc') !== (sort === 'days_on_sale')
  const direction = isDown ? sql`desc` : sql`asc`
  const { rows } = await sql<FigureRowFacts>`
    with figures as (
      select product_id, ${sums} from (${factsOf(filterOf(filter))}) as facts group by product_id
    )
    select products.id, title, class, status, vendor_reference, ${liveSince} as live_since, media.hash as media_hash,
      ${figures} from products left join figures on product_id = products.id
      left join media on media.id = products.cover_media_id
    where ${matching(filter)}
    order by ${figureSorts[sort]} ${direction} nulls last, products.id ${direction}
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countFigureRows(db: Database, filter: FigureFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from products where ${matching(filter)}`.execute(db)
  return rows[0]?.n ?? 0
}

const names: readonly FigureName[] = [
  'shown',
  'opened',
  'revealed',
  'shared',
  'favourites',
  'questions',
  'offers',
  'orders',
]
const each = (write: (column: RawBuilder<unknown>, name: FigureName) => RawBuilder<unknown>) =>
  sql.join(names.map((name) => write(sql.ref(name), name)))
const sums = each((column, name) => sql`sum(${column})::integer as ${sql.ref(`sum_${name}`)}`)
const figures = each((column, name) => sql`coalesce(${sql.ref(`sum_${name}`)}, 0) as ${column}`)

function filterOf({ vendorId, productId, from, to }: FigureFilter) {
  return { vendorId, from, to, ...(productId !== undefined && { productId }) }
}

function matching({ vendorId, productId, q = '' }: FigureFilter): RawBuilder<unknown> {
  const words = q.split(/\s+/).filter((word) => word !== '')
  return sql.join(
    [
      sql`products.vendor_id = ${vendorId} and class <> 'other'`,
      ...(productId === undefined ? [] : [sql`products.id = ${productId}`]),
      ...words.map(mentions),
    ],
    sql` and `,
  )
}

function mentions(word: string): RawBuilder<unknown> {
  const anywhere = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  return sql`(title ilike ${anywhere} or vendor_reference ilike ${anywhere} or products.id::text = ${word})`
}
