import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { supportDestinationView } from './destination.view.ts'
import {
  countDestinations,
  destinationColumns,
  listStaffDestinations,
} from './destinations.store.ts'

const inOrder = { field: 'position', descending: false } as const

export const listSupportDestinations: Handler<'listSupportDestinations'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, destinationColumns, inOrder)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countDestinations(db, query)
  const rows = await listStaffDestinations(db, query)
  return answerList('destinations', { query, total, body: rows.map(supportDestinationView) })
}
