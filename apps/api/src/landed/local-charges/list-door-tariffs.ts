import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { doorTariffView } from './door-tariff.view.ts'
import { doorTariffs } from './door-tariffs.store.ts'

export const listSupportDoorTariffs: Handler<'listSupportDoorTariffs'> = (
  { db, clock },
  { query },
) => listRecords(doorTariffs(clock.now()), { db, query, view: (rows) => rows.map(doorTariffView) })
