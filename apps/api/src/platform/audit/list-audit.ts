import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../lists/answer-list.ts'
import { auditColumns, countAudit, listAuditRows } from './audit-list.store.ts'
import { auditView } from './audit.view.ts'
import { readList } from '../lists/list-sql.store.ts'

const newestFirst = { field: 'at', descending: true } as const

export const listAudit: Handler<'listAudit'> = async (context, { query: parameters }) => {
  const reading = readList(parameters, auditColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countAudit(context.db, query)
  const rows = await listAuditRows(context, query)
  return answerList('audit', { query, total, body: rows.map(auditView) })
}
