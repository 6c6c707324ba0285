import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { supportPortView } from './port.view.ts'
import { countPorts, listPorts, portColumns } from './ports.store.ts'

const byName = { field: 'name', descending: false } as const

export const listSupportPorts: Handler<'listSupportPorts'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, portColumns, byName)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countPorts(db, query)
  const rows = await listPorts(db, query)
  return answerList('ports', { query, total, body: rows.map(supportPortView) })
}
