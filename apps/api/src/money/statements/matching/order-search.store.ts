import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { patternsOf } from '../../../platform/lists/search-text.ts'
import type { OrderRow } from '../entries.store.ts'

export interface OrderQuestion {
  /** A name, telephone, e-mail address, number, reference or title, as the orders' list finds them; '' for any. */
  text: string
  /** Minor units, of what is due or of what the order costs; null for any. */
  sums: { least: number; most: number } | null
  currency: string | null
  /** Days on which it was placed, `YYYY-MM-DD`. */
  from: string | null
  to: string | null
  /** The sum that the nearest come first for. */
  nearest: number
}

/** More would not help staff to choose. */
const mostOrders = 20

const due = sql<number>`case when orders.status = 'Canceled' then 0 else greatest(0, orders.total - (select coalesce(sum(amount), 0)
  from payments where payments.order_id = orders.id and kind in ('received', 'bank-charges'))) end`

/** Orders that somebody may have paid: of any state where a text names them, else those that wait for money. */
export async function searchOrders(db: Database, question: OrderQuestion): Promise<OrderRow[]> {
  const { nearest } = question
  const { rows } = await sql<OrderRow>`
    select * from (
      select orders.id as order_id, number, payment_reference as reference, first_name || ' ' || last_name as buyer, orders.status,
        orders.currency::text as currency, total, ${due} as due, date_placed as placed_at
      from orders join accounts on accounts.id = account_id where ${sql.join(conditionsOf(question), sql` and `)}
    ) as found where ${sumCondition(question)}
    order by (due = 0), abs(due - ${nearest}), placed_at desc, order_id desc limit ${mostOrders}`.execute(
    db,
  )
  return rows
}

function conditionsOf({ text, currency, from, to }: OrderQuestion): RawBuilder<SqlBool>[] {
  const patterns = patternsOf(text)
  const conditions = [
    patterns.length === 0
      ? sql<SqlBool>`orders.status in ('Pending', 'Payment Declined')`
      : sql<SqlBool>`orders.id in (select order_id from order_search where ${sql.join(
          patterns.map((pattern) => sql`text like lower(${pattern})`),
          sql` and `,
        )})`,
  ]
  if (currency !== null) conditions.push(sql`orders.currency = ${currency}`)
  if (from !== null) conditions.push(sql`date_placed >= ${from}::date`)
  if (to !== null) conditions.push(sql`date_placed < ${to}::date + 1`)
  return conditions
}

function sumCondition({ sums }: OrderQuestion): RawBuilder<SqlBool> {
  if (sums === null) return sql`true`
  return sql`(due between ${sums.least} and ${sums.most} or total between ${sums.least} and ${sums.most})`
}
