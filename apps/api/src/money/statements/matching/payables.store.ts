import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Payable } from './match-entry.ts'

const paid = sql`(select coalesce(sum(amount), 0) from payments
  where order_id = orders.id and kind in ('received', 'bank-charges'))`

const columns = sql`orders.id, orders.number, payment_reference as reference, orders.currency::text as currency,
  case when orders.status = 'Canceled' then 0 else greatest(0, total - ${paid}) end as due,
  array[first_name || ' ' || last_name,
    concat_ws(' ', shipping_address ->> 'first_name', shipping_address ->> 'last_name')] as names`

/** In any state, by number or payment reference. */
export async function listNamedPayables(
  db: Database,
  numbers: readonly string[],
): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    select ${columns} from orders join accounts on accounts.id = account_id
    where orders.number = any(${numbers}::text[]) or payment_reference = any(${numbers}::text[])`.execute(
    db,
  )
  return rows
}

/** Orders that wait for money. */
export async function listOpenPayables(db: Database): Promise<Payable[]> {
  const { rows } = await sql<Payable>`
    select ${columns} from orders join accounts on accounts.id = account_id
    where orders.status = 'Pending'`.execute(db)
  return rows
}
