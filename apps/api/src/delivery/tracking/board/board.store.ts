import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isPaidNoLonger } from '../../../selling/payments/payments.store.ts'
import type { Step } from '../steps.data.ts'

export interface BoardRow {
  step: Step
  id: number
  number: string
  user_name: string
  title: string
  due_on: string | null
  assignee: string | null
  has_alarm: boolean
  is_paid_no_longer: boolean
  /** Count of the whole column, not only of the rows shown. */
  count: number
  late: number
}

/** Orders shown in a column; the list has the rest. */
const perColumn = 20

/** Open orders by their next step, late ones first; only those assigned to one member of staff if one is given. */
export async function listBoard(
  db: Database,
  { today, assignee }: { today: string; assignee: number | null },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    with open as (
      select next_step as step, orders.id, orders.number, due_on, assigned.account_id as assigned_to, orders.account_id,
        row_number() over column_order as place,
        count(*) over (partition by next_step)::integer as count,
        (count(*) filter (where due_on < ${today}::date) over (partition by next_step))::integer as late
      from order_progress
      join orders on orders.id = order_progress.order_id
      left join lateral (select account_id from order_assignments
        where order_assignments.order_id = orders.id order by id desc limit 1) as assigned on true
      where next_step is not null and orders.status in ('Pending', 'Authorized', 'Shipped')
        and (${assignee}::bigint is null or assigned.account_id = ${assignee})
      window column_order as (partition by next_step order by due_on nulls last, orders.id)
    )
    select step, open.id, open.number, due_on::text, count, late,
      buyer.first_name || ' ' || buyer.last_name as user_name,
      staff.first_name || ' ' || staff.last_name as assignee,
      coalesce((select title from order_lines where order_id = open.id order by position limit 1), '') as title,
      exists (select from order_alarms where order_id = open.id and settled_at is null and acknowledged_at is null)
        as has_alarm,
      exists (select from orders where orders.id = open.id and ${isPaidNoLonger}) as is_paid_no_longer
    from open
    join accounts as buyer on buyer.id = open.account_id
    left join accounts as staff on staff.id = open.assigned_to
    where place <= ${perColumn}
    order by place`.execute(db)
  return rows
}
