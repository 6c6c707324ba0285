import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { doubleView } from './double.view.ts'
import { doubles } from './doubles.store.ts'

export const listSupportChassisDoubles: Handler<'listSupportChassisDoubles'> = (
  { db },
  { query },
) => listRecords(doubles, { db, query, view: (rows) => rows.map(doubleView) })
