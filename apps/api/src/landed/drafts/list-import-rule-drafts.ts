import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { draftView } from './draft.view.ts'
import { drafts } from './draft.store.ts'

export const listImportRuleDrafts: Handler<'listImportRuleDrafts'> = ({ db }, { query, account }) =>
  listRecords(drafts, { db, query, view: (rows) => rows.map((row) => draftView(row, account)) })
