import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { importRules } from './import-rule-list.store.ts'
import { supportImportRuleView } from './support-import-rule.view.ts'

export const listSupportImportRules: Handler<'listSupportImportRules'> = (
  { db, clock },
  { query },
) =>
  listRecords(importRules(clock.now().toISOString().slice(0, 10)), {
    db,
    query,
    view: (rows) => rows.map(supportImportRuleView),
  })
