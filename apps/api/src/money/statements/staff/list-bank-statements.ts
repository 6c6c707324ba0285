import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { countStatements, listStatements, statementColumns } from './statement-list.store.ts'
import { statementView } from './statement.view.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listBankStatements: Handler<'listBankStatements'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, statementColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countStatements(db, query)
  const rows = await listStatements(db, query)
  return answerList('bank-statements', { query, total, body: rows.map(statementView) })
}
