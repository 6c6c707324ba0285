import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { mergeView } from './merge.view.ts'
import { merges } from './merges.store.ts'

export const listAccountMerges: Handler<'listAccountMerges'> = ({ db }, { query, account }) =>
  listRecords(merges, {
    db,
    query,
    view: (rows) => rows.map((row) => mergeView(row, { reader: account.id, effect: null })),
  })
