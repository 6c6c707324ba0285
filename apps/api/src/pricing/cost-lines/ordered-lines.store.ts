import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CostLine } from './cost-line.ts'

/**
 * The basket's line that a line of an order came from. Lines of one product at one port differ by their type of shipping
 * and were copied in their order.
 */
export const basketLineId = sql<number>`(
  select lines.id from basket_lines as lines
  where lines.basket_id = orders.basket_id and lines.product_id = order_lines.product_id
    and lines.shipping_option_id is not distinct from order_lines.shipping_option_id
  order by lines.id limit 1 offset (
    select count(*) from order_lines as earlier
    where earlier.order_id = order_lines.order_id and earlier.product_id = order_lines.product_id
      and earlier.shipping_option_id is not distinct from order_lines.shipping_option_id
      and earlier.position < order_lines.position))`

export interface OrderedLine {
  basket_line_id: number
  unit_price: number
  discount: number
}

/** The agreed lines of the order of a basket. */
export function listOrderedLines(db: Database, basketId: number): Promise<OrderedLine[]> {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['unit_price', 'order_lines.discount', basketLineId.as('basket_line_id')])
    .where('orders.basket_id', '=', basketId)
    .execute()
}

/** The agreed amounts of the order of a basket, by their kind, as amendments left them. */
export function listOrderedCosts(
  db: Database,
  basketId: number,
): Promise<Pick<CostLine, 'kind' | 'amount'>[]> {
  return db
    .selectFrom('order_cost_lines')
    .innerJoin('orders', 'orders.id', 'order_cost_lines.order_id')
    .select(['kind', sql<number>`sum(amount)::bigint`.as('amount')])
    .where('orders.basket_id', '=', basketId)
    .groupBy('kind')
    .having(sql`sum(amount)`, '<>', 0)
    .execute()
}
