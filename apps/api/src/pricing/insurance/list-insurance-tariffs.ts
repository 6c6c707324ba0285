import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { insuranceTariffView } from './insurance-tariff.view.ts'
import { insuranceTariffs } from './insurance-tariffs.store.ts'

export const listSupportInsuranceTariffs: Handler<'listSupportInsuranceTariffs'> = (
  { db, clock },
  { query },
) =>
  listRecords(insuranceTariffs(clock.now()), {
    db,
    query,
    view: (rows) => rows.map(insuranceTariffView),
  })
