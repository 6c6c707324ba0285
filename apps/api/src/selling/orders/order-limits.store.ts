import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Orders } from './order-limits.ts'

/** Locks a buyer until the transaction ends, so that orders from two tabs count one after the other. */
export async function lockBuyer(db: Database, accountId: number): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

const isVehicle = sql`class in ('cars', 'commercial')`

/** What the account, which the caller has locked, has ordered and has in its basket. */
export async function countOrders(
  db: Database,
  { accountId, basketId, hourAgo }: { accountId: number; basketId: number; hourAgo: Date },
): Promise<Orders> {
  const { rows } = await sql<Orders>`
    select count(*) filter (where status = 'Pending')::integer as unpaid,
      count(*) filter (where date_placed > ${hourAgo})::integer as recent,
      (select coalesce(sum(quantity), 0)::integer from order_lines join orders on orders.id = order_id
        where account_id = ${accountId} and status = 'Pending' and ${isVehicle}) as held,
      (select coalesce(sum(basket_lines.quantity), 0)::integer
        from basket_lines join products on products.id = product_id
        where basket_id = ${basketId} and ${isVehicle}) as wanted
    from orders where account_id = ${accountId} and (status = 'Pending' or date_placed > ${hourAgo})`.execute(
    db,
  )
  const [orders] = rows
  if (!orders) throw new Error('a count has a row')
  return orders
}
