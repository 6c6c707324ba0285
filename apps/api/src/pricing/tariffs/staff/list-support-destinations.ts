import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportDestinationView } from './destination.view.ts'
import { destinations } from './destinations.store.ts'

export const listSupportDestinations: Handler<'listSupportDestinations'> = ({ db }, { query }) =>
  listRecords(destinations, { db, query, view: (rows) => rows.map(supportDestinationView) })
