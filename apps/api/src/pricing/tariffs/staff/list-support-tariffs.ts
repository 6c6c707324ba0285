import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { supportTariffView } from './tariff.view.ts'
import { countTariffs, listStaffTariffs, tariffColumns } from './tariffs.store.ts'

const latestFirst = { field: 'valid_from', descending: true } as const

export const listSupportTariffs: Handler<'listSupportTariffs'> = async (
  { db, clock },
  { query: parameters },
) => {
  const now = clock.now()
  const reading = readList(parameters, tariffColumns(now), latestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countTariffs(db, query, now)
  const rows = await listStaffTariffs(db, query, now)
  return answerList('tariffs', {
    query,
    total,
    body: rows.map((row) => supportTariffView(row, now)),
  })
}
