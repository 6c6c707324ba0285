import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { insuranceTariffView } from './insurance-tariff.view.ts'
import {
  countInsuranceTariffs,
  insuranceTariffColumns,
  listInsuranceTariffs,
} from './insurance-tariffs.store.ts'

const latestFirst = { field: 'valid_from', descending: true } as const

export const listSupportInsuranceTariffs: Handler<'listSupportInsuranceTariffs'> = async (
  { db, clock },
  { query: parameters },
) => {
  const reading = readList(parameters, insuranceTariffColumns, latestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const now = clock.now()
  const total = await countInsuranceTariffs(db, query, now)
  const rows = await listInsuranceTariffs(db, query, now)
  return answerList('insurance-tariffs', { query, total, body: rows.map(insuranceTariffView) })
}
