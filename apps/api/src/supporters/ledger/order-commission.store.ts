import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { OrderCommission } from '../../selling/supporter-programme.ts'

/**
 * Each supporter's commission of orders, the seller's first. All lines of an order have the same state; of what was earned
 * again after a reversal, the last turn counts.
 */
export async function listOrderCommissions(
  db: Database,
  orderIds: number[],
): Promise<OrderCommission[]> {
  const { rows } = await sql<OrderCommission>`
    select earned.order_id, agents.id as agent_id, agents.code, first_name || ' ' || last_name as name, level,
      sum(amount)::bigint as amount,
      case
        when bool_or(exists (select from commission_entries where reverses = earned.id)) then 'reversed'
        when bool_and(exists (select from commission_settlements where entry_id = earned.id)) then 'paid'
        when bool_and(exists (select from commission_approvals where entry_id = earned.id)) then 'approved'
        else 'pending'
      end as state
    from commission_entries as earned
    join agents on agents.id = earned.agent_id join accounts on accounts.id = agents.account_id
    where earned.order_id = any (${orderIds}::bigint[]) and kind = 'earn'
      and not exists (select from commission_entries as later where later.kind = 'earn' and later.turn > earned.turn
        and later.order_line_id = earned.order_line_id and later.level = earned.level)
    group by earned.order_id, agents.id, agents.code, first_name, last_name, level
    order by earned.order_id, level, agents.id`.execute(db)
  return rows
}
