import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportTariffView } from './tariff.view.ts'
import { tariffs } from './tariffs.store.ts'

export const listSupportTariffs: Handler<'listSupportTariffs'> = ({ db, clock }, { query }) => {
  const now = clock.now()
  return listRecords(tariffs(now), {
    db,
    query,
    view: (rows) => rows.map((row) => supportTariffView(row, now)),
  })
}
