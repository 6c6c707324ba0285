import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { unprepared, type Database } from '../platform/db/database.ts'
import { patternsOf } from '../platform/lists/search-text.ts'
import { mostOfKind } from './found.ts'
import type { Question } from './read-question.ts'

export interface OrderRow {
  id: number
  number: string
  buyer: string
  status: string
  total: number
  currency: string
  date_placed: Date
  title: string | null
  container: string | null
  bill_of_lading: string | null
  vessel: string | null
  port: string | null
  city: string | null
  chassis: string | null
  references: string | null
  phone: string | null
  email: string
}

/** Newest first: those with the number, then those that mention the text, then those with the amount. */
export async function findOrders(db: Database, question: Question): Promise<OrderRow[]> {
  return listOrders(db, await findIds(db, question))
}

/** The same among the orders of one account. */
export async function findOrdersOf(
  db: Database,
  question: Question,
  accountId: number,
): Promise<OrderRow[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(unprepared)}
    select id from orders where account_id = ${accountId}
      and (${numbered(question)} or id in (select order_id from order_search where ${mentions(question)})
        or ${costs(question)})
    order by ${numbered(question)} desc, date_placed desc, id desc limit ${mostOfKind}`.execute(db)
  return listOrders(
    db,
    rows.map(({ id }) => id),
  )
}

async function findIds(db: Database, question: Question): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where ${numbered(question)}`.execute(db)
  const ids = new Set(rows.map(({ id }) => id))
  for (const find of [findMentioning, findOfAmount]) {
    if (ids.size >= mostOfKind) break
    for (const id of await find(db, question)) ids.add(id)
  }
  return [...ids].slice(0, mostOfKind)
}

function numbered({ number, code }: Question): RawBuilder<SqlBool> {
  const text = number ?? code
  // A constant may not be sorted by.
  return text === null
    ? sql<SqlBool>`(1 = 0)`
    : sql<SqlBool>`(number = ${text} or payment_reference = ${text})`
}

/** More than this are not sorted: the newest of them are soon found from the newest order backwards. */
const gathered = 400

/**
 * The texts are planned anew each time, because the best plan depends on how common a word is: few matches are gathered
 * and sorted, many are met soon on the way from the newest order.
 */
async function findMentioning(db: Database, question: Question): Promise<number[]> {
  if (question.text === '') return []
  const wanted = mentions(question)
  const { rows } = await sql<{ ids: number[]; n: number }>`${sql.raw(unprepared)}
    with found as materialized (
      select order_id, date_placed from order_search where ${wanted} limit ${gathered})
    select (select count(*)::integer from found) as n,
      array(select order_id::integer from found order by date_placed desc, order_id desc limit ${mostOfKind}) as ids`.execute(
    db,
  )
  const [{ ids, n } = { ids: [], n: 0 }] = rows
  if (n < gathered) return ids
  const newest = await sql<{ id: number }>`${sql.raw(unprepared)}
    select order_id as id from order_search where ${wanted}
    order by date_placed desc, order_id desc limit ${mostOfKind}`.execute(db)
  return newest.rows.map(({ id }) => id)
}

/** All words, or the number of a paper without its separators. */
function mentions({ text, code }: Question): RawBuilder<SqlBool> {
  const words = patternsOf(text).map((pattern) => sql<SqlBool>`text like ${pattern}`)
  const readings = [
    ...(words.length === 0 ? [] : [sql<SqlBool>`(${sql.join(words, sql` and `)})`]),
    ...(code === null ? [] : [sql<SqlBool>`text like ${`%${code.toLowerCase()}%`}`]),
  ]
  return readings.length === 0 ? sql`false` : sql`(${sql.join(readings, sql` or `)})`
}

async function findOfAmount(db: Database, question: Question): Promise<number[]> {
  const { amount } = question
  if (amount === null) return []
  const ofCurrency = sql`(${amount.currency}::text is null or currency = ${amount.currency})`
  const { rows } = await sql<{ id: number }>`
    (select id from orders where total = ${amount.minor} and ${ofCurrency} order by id desc limit ${mostOfKind})
    union (select order_id from payments where amount = ${amount.minor} and ${ofCurrency}
      order by order_id desc limit ${mostOfKind})
    order by 1 desc limit ${mostOfKind}`.execute(db)
  return rows.map(({ id }) => id)
}

function costs({ amount }: Question): RawBuilder<SqlBool> {
  if (amount === null) return sql`false`
  return sql`(total = ${amount.minor} and (${amount.currency}::text is null or currency = ${amount.currency}))`
}

/** In the order of the ids. */
async function listOrders(db: Database, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<OrderRow>`
    select orders.id, number, first_name || ' ' || last_name as buyer, orders.status, total, currency, date_placed,
      (select title from order_lines where order_id = orders.id order by position limit 1) as title,
      container, bill_of_lading, vessel, destination_port as port, shipping_address ->> 'line4' as city,
      (select string_agg(chassis_number, ' ') from order_lines join products on products.id = product_id
        where order_id = orders.id) as chassis,
      (select string_agg(reference, ' ') from payments where order_id = orders.id) as references,
      shipping_address ->> 'phone_number' as phone, orders.email
    from unnest(${ids}::bigint[]) with ordinality as page (order_number, place)
    join orders on orders.id = page.order_number join accounts on accounts.id = account_id
    left join shipments on shipments.order_id = orders.id
    order by place`.execute(db)
  return rows
}
