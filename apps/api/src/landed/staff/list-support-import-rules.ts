import type { Handler } from '../../core/contract.ts'
import { shopDay } from '../../core/shop-day.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { importRules } from './import-rule-list.store.ts'
import { supportImportRuleView } from './support-import-rule.view.ts'

export const listSupportImportRules: Handler<'listSupportImportRules'> = (
  { db, clock },
  { query },
) =>
  listRecords(importRules(shopDay(clock.now())), {
    db,
    query,
    view: (rows) => rows.map(supportImportRuleView),
  })
