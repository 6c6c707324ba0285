import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'

let sold = 0

/** An order of the agent's, as the checkout leaves it behind. */
export async function insertSale(
  db: Database,
  { accountId, agentId }: { accountId: number; agentId: number },
  lines: readonly { amount: number; discount: number }[],
): Promise<number> {
  sold += 1
  const number = `9${process.pid}${sold}`
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const { rows } = await sql<{ id: number }>`
    with basket as (
      insert into baskets (account_id, status) values (${accountId}, 'Submitted') returning id),
    placed as (
      insert into orders (number, basket_id, account_id, agent_id, status, email, currency, goods_before_discount,
        discount, shipping, total, shipping_code, shipping_type, insurance_requested, payment_reference, payment_due,
        shipping_address)
      select ${number}, id, ${accountId}, ${agentId}, 'Pending', 'a@example.com', 'USD', ${goods}::bigint,
        ${discount}::bigint, 0, ${goods - discount}::bigint, '', 'RORO', false, ${number}, now(), '{}' from basket returning id),
    lines as (
      insert into order_lines (order_id, product_id, position, title, reference, class, quantity, unit_price,
        goods_before_discount, discount, shipping_charge)
      select placed.id, (select min(id) from products), place, 'T', 'R', 'cars', 1, line.amount, line.amount, line.discount, 0
      from placed, unnest(${lines.map(({ amount }) => amount)}::bigint[], ${lines.map((line) => line.discount)}::bigint[])
        with ordinality as line (amount, discount, place))
    select id from placed`.execute(db)
  return rows[0]?.id ?? 0
}
