import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { articles } from './articles.store.ts'
import { supportArticleView } from './support-article.view.ts'

export const listSupportArticles: Handler<'listSupportArticles'> = (
  { db, clock },
  { query, origin },
) => {
  const now = clock.now()
  return listRecords(articles(now), {
    db,
    query,
    view: (rows) => rows.map((row) => supportArticleView(row, { now, origin })),
  })
}
