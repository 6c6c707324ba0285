import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../lists/list-records.ts'
import { auditEntries } from './audit-list.store.ts'
import { auditView } from './audit.view.ts'

export const listAudit: Handler<'listAudit'> = ({ db, subjectNames }, { query }) =>
  listRecords(auditEntries(subjectNames), { db, query, view: (rows) => rows.map(auditView) })
