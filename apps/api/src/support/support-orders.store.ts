import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Condition, ListQuery, Scalar } from './list-query.ts'

/** What support may sort and filter orders by, and how each field is read. */
const columns = {
  id: { ref: sql.ref('orders.id'), type: 'number' },
  number: { ref: sql.ref('orders.number'), type: 'text' },
  status: { ref: sql.ref('orders.status'), type: 'text' },
  user_id: { ref: sql.ref('orders.account_id'), type: 'number' },
  user_email: { ref: sql`lower(accounts.email)`, type: 'lower' },
  user_name: { ref: sql`(accounts.first_name || ' ' || accounts.last_name)`, type: 'text' },
  total_incl_tax: { ref: sql.ref('orders.total'), type: 'money' },
  shipping_incl_tax: { ref: sql.ref('orders.shipping'), type: 'money' },
  shipping_code: { ref: sql.ref('orders.shipping_code'), type: 'text' },
  destination_port: { ref: sql.ref('orders.destination_port'), type: 'text' },
  destination_country: { ref: sql.ref('destination.name'), type: 'text' },
  date_placed: { ref: sql.ref('orders.date_placed'), type: 'time' },
  payment_reference: { ref: sql.ref('orders.payment_reference'), type: 'text' },
  voucher_code: { ref: sql.ref('vouchers.code'), type: 'text' },
  agent_code: { ref: sql.ref('agents.code'), type: 'text' },
} as const

export type OrderField = keyof typeof columns

export const orderFields = Object.keys(columns) as OrderField[]

type ColumnType = (typeof columns)[OrderField]['type']

/** A value that a field can be compared with, or undefined when it cannot. */
const readers: Record<ColumnType, (value: Scalar) => Scalar | Date | undefined> = {
  text: (value) => (typeof value === 'boolean' ? undefined : String(value)),
  lower: (value) => (typeof value === 'string' ? value.toLowerCase() : undefined),
  number: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : undefined),
  money: (value) => {
    const minor = Math.round(Number(value) * 100)
    return Number.isSafeInteger(minor) ? minor : undefined
  },
  time: (value) => {
    const at = new Date(typeof value === 'boolean' ? Number.NaN : (value ?? Number.NaN))
    return Number.isNaN(at.getTime()) ? undefined : at
  },
}

const castTo: Record<ColumnType, string> = {
  text: 'text',
  lower: 'text',
  number: 'bigint',
  money: 'bigint',
  time: 'timestamptz',
}

type Wanted = Omit<ListQuery<OrderField>, 'range'>

/** The field whose value cannot be read, or null when all can. */
export function unreadableField(conditions: Condition<OrderField>[]): OrderField | null {
  const found = conditions.find(({ field, values }) =>
    values.some((value) => value !== null && readers[columns[field].type](value) === undefined),
  )
  return found?.field ?? null
}

export async function countOrders(db: Database, wanted: Wanted): Promise<number> {
  const { count } = await matching(db, wanted)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Ties are broken by the id, so that pages never overlap. */
export async function listOrderIds(
  db: Database,
  { range, ...wanted }: ListQuery<OrderField>,
): Promise<number[]> {
  const direction = wanted.sort.descending ? sql`desc nulls last` : sql`asc nulls first`
  const rows = await matching(db, wanted)
    .select('orders.id')
    .orderBy(sql`${columns[wanted.sort.field].ref} ${direction}`)
    .orderBy('orders.id', wanted.sort.descending ? 'desc' : 'asc')
    .limit(range.last - range.first + 1)
    .offset(range.first)
    .execute()
  return rows.map((row) => row.id)
}

function matching(db: Database, { conditions, q }: Wanted) {
  return db
    .selectFrom('orders')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('vouchers', 'vouchers.id', 'orders.voucher_id')
    .leftJoin('agents', 'agents.id', 'orders.agent_id')
    .leftJoin('countries as destination', 'destination.code', 'orders.destination_country')
    .where((eb) => eb.and(conditions.map(compare)))
    .$if(q !== '', (query) => query.where((eb) => mentions(eb, q)))
}

function compare({ field, operator, values }: Condition<OrderField>): Expression<SqlBool> {
  const { ref, type } = columns[field]
  const read = values.map((value) => (value === null ? null : readers[type](value)))
  const given = read.filter((value) => value !== null)
  if (operator === 'gte') return sql`${ref} >= ${given[0]}`
  if (operator === 'lte') return sql`${ref} <= ${given[0]}`
  const array = sql`${given}::${sql.raw(castTo[type])}[]`
  const isAny = sql<SqlBool>`coalesce(${ref} = any(${array}), false)`
  const matches = read.includes(null) ? sql<SqlBool>`(${isAny} or ${ref} is null)` : isAny
  return operator === 'neq' ? sql<SqlBool>`not ${matches}` : matches
}

/** Number, reference, e-mail, names and titles, whatever the capitals. */
function mentions(eb: ExpressionBuilder<Tables & Joined, 'orders' | 'accounts'>, q: string) {
  const words = prefixesOf(q)
  const anywhere = `%${q.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  const consignee = sql<string>`(orders.shipping_address ->> 'first_name') || ' ' || (orders.shipping_address ->> 'last_name')`
  return eb.or([
    eb('orders.number', 'ilike', anywhere),
    eb('orders.payment_reference', 'ilike', anywhere),
    eb('orders.email', 'ilike', anywhere),
    eb('accounts.email', 'ilike', anywhere),
    sql<SqlBool>`${sql.ref('accounts.first_name')} || ' ' || ${sql.ref('accounts.last_name')} ilike ${anywhere}`,
    sql<SqlBool>`${consignee} ilike ${anywhere}`,
    ...(words === '' ? [] : [withTitle(words)]),
  ])
}

/** Titles are searched by the beginnings of their words, which is what their index can do. */
function withTitle(words: string): Expression<SqlBool> {
  return sql<SqlBool>`orders.id = any(array(
    select order_id from order_lines
    where to_tsvector('simple', title) @@ to_tsquery('simple', ${words})))`
}

/** `toyota vitz` → `toyota:* & vitz:*`; nothing but letters and digits reaches the query. */
function prefixesOf(q: string): string {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `${word}:*`).join(' & ')
}

type Joined = { destination: Tables['countries'] }
