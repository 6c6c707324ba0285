import type { Handler } from '../../../core/contract.ts'
import { planBatch } from '../progress/plan-orders.ts'
import { steps } from '../steps.data.ts'
import { listBoard } from './board.store.ts'

/** Every step has a column, even if it is empty. Orders that changed a moment ago are planned first. */
export const getOrderBoard: Handler<'getOrderBoard'> = async (
  { db, clock },
  { query, account },
) => {
  const now = clock.now()
  const today = now.toISOString().slice(0, 10)
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
        orders: own.map(
          ({ id, number, user_name, title, due_on, assignee: assigneeName, has_alarm }) => ({
            id,
            number,
            user_name,
            title,
            due_on,
            is_late: due_on !== null && due_on < today,
            assignee: assigneeName,
            has_alarm,
          }),
        ),
      }
    })
  return { status: 200, body: { columns } }
}
