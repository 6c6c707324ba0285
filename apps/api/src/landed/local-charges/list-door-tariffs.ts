import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { doorTariffView } from './door-tariff.view.ts'
import { countDoorTariffs, doorTariffColumns, listDoorTariffs } from './door-tariffs.store.ts'

const latestFirst = { field: 'valid_from', descending: true } as const

export const listSupportDoorTariffs: Handler<'listSupportDoorTariffs'> = async (
  { db, clock },
  { query: parameters },
) => {
  const reading = readList(parameters, doorTariffColumns, latestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const now = clock.now()
  const total = await countDoorTariffs(db, query, now)
  const rows = await listDoorTariffs(db, query, now)
  return answerList('door-tariffs', { query, total, body: rows.map(doorTariffView) })
}
