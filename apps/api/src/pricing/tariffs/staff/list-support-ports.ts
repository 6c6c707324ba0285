import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { supportPortView } from './port.view.ts'
import { ports } from './ports.store.ts'

export const listSupportPorts: Handler<'listSupportPorts'> = ({ db }, { query }) =>
  listRecords(ports, { db, query, view: (rows) => rows.map(supportPortView) })
