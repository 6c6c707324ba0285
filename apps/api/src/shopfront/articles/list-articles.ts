import { sourceLanguage } from '@bandari/i18n'
import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { findArticle, listArticleRows } from './article.store.ts'
import { articleView } from './article.view.ts'

export const listArticles: Handler<'listArticles'> = async ({ db, clock }, { query }) => {
  const reading = { now: clock.now(), language: query.language ?? sourceLanguage }
  if (query.aid !== undefined) {
    const row = await findArticle(db, { id: query.aid, ...reading })
    return row ? { status: 200, body: articleView(row) } : notFound
  }
  if (query.sid === undefined) return refuse(400, fieldErrors({ sid: ['required'] }))
  return { status: 200, body: (await listArticleRows(db, reading)).map(articleView) }
}
