import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { batchView } from './payout.view.ts'
import { batchColumns, countBatches, listBatches } from './payouts.store.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listPayoutBatches: Handler<'listPayoutBatches'> = async (
  { db },
  { query: parameters, account },
) => {
  const reading = readList(parameters, batchColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countBatches(db, query)
  const rows = await listBatches(db, query, account.id)
  const body = rows.map((row) => batchView(row, account))
  return answerList('payout-batches', { query, total, body })
}
