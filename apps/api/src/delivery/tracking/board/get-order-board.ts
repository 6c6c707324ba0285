import type { Handler } from '../../../core/contract.ts'
import { shopDay } from '../../../core/shop-day.ts'
import { planBatch } from '../progress/plan-orders.ts'
import { steps } from '../steps.data.ts'
import { listBoard } from './board.store.ts'

/** Every step has a column, even if it is empty. Orders that changed a moment ago are planned first. */
export const getOrderBoard: Handler<'getOrderBoard'> = async (
  { db, clock },
  { query, account },
) => {
  const now = clock.now()
  const today = shopDay(now)
  await planBatch(db, now)
  const assignee = query.mine ? account.id : null
  const rows = await listBoard(db, { today, assignee })
  const columns = steps
    .filter((step) => step !== 'placed')
    .map((step) => {
      const own = rows.filter((row) => row.step === step)
      return {
        step,
        count: own[0]?.count ?? 0,
        late: own[0]?.late ?? 0,
        orders: own.map((row) => ({
          id: row.id,
          number: row.number,
          user_name: row.user_name,
          title: row.title,
          due_on: row.due_on,
          is_late: row.due_on !== null && row.due_on < today,
          assignee: row.assignee,
          has_alarm: row.has_alarm,
          is_paid_no_longer: row.is_paid_no_longer,
        })),
      }
    })
  return { status: 200, body: { columns } }
}
