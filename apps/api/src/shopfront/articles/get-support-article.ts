import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportArticleView } from './support-article.view.ts'
import { articles } from './articles.store.ts'

export const getSupportArticle: Handler<'getSupportArticle'> = async (
  { db, clock },
  { path, origin },
) => {
  const now = clock.now()
  const row = await articles(now).find(db, path.id)
  return row ? { status: 200, body: supportArticleView(row, { now, origin }) } : notFound
}
