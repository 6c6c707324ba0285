import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { contentVersions, listTitles } from '../versions/versions.store.ts'
import { contentVersionView, listingsIn } from './content-version.view.ts'

export const listContentVersions: Handler<'listContentVersions'> = ({ db }, { query }) =>
  listRecords(contentVersions, {
    db,
    query,
    view: async (rows) => {
      const titles = await listTitles(db, listingsIn(rows))
      return rows.map((row) => contentVersionView(row, titles))
    },
  })
