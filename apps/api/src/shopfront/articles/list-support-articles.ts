import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { supportArticleView } from './support-article.view.ts'
import { articleColumns, countArticles, listStaffArticles } from './articles.store.ts'

const newestFirst = { field: 'date_updated', descending: true } as const

export const listSupportArticles: Handler<'listSupportArticles'> = async (
  { db, clock },
  { query: parameters },
) => {
  const now = clock.now()
  const reading = readList(parameters, articleColumns(now), newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countArticles(db, query, now)
  const rows = await listStaffArticles(db, query, now)
  return answerList('articles', {
    query,
    total,
    body: rows.map((row) => supportArticleView(row, now)),
  })
}
