import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportArticleView } from './support-article.view.ts'
import { findStaffArticle } from './articles.store.ts'

export const getSupportArticle: Handler<'getSupportArticle'> = async ({ db, clock }, { path }) => {
  const row = await findStaffArticle(db, path.id)
  return row ? { status: 200, body: supportArticleView(row, clock.now()) } : notFound
}
