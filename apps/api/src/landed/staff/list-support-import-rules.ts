import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { countImportRules, importRuleColumns, listImportRules } from './import-rule-list.store.ts'

/** Rules whose check is longest ago come first. */
const oldestFirst = { field: 'checked_on', descending: false } as const

export const listSupportImportRules: Handler<'listSupportImportRules'> = async (
  { db, clock },
  { query: parameters },
) => {
  const reading = readList(parameters, importRuleColumns, oldestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const today = clock.now().toISOString().slice(0, 10)
  const total = await countImportRules(db, query, today)
  const body = await listImportRules(db, query, today)
  return answerList('import-rules', { query, total, body })
}
