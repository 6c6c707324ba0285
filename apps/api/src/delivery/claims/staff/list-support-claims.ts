import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { supportClaimView } from '../claim.view.ts'
import { claimColumns, countClaims, listClaims } from './claim-list.store.ts'

const newestFirst = { field: 'state_since', descending: true } as const

export const listSupportClaims: Handler<'listSupportClaims'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, claimColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countClaims(db, query)
  const rows = await listClaims(db, query)
  return answerList('claims', { query, total, body: rows.map(supportClaimView) })
}
