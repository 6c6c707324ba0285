import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { findingView } from './finding.view.ts'
import { findings } from './findings.store.ts'

export const listSupportFindings: Handler<'listSupportFindings'> = ({ db }, { query, origin }) =>
  listRecords(findings, {
    db,
    query,
    view: (rows) => rows.map((row) => findingView(row, origin)),
  })
