import { sourceLanguage } from '@bandari/i18n'
import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { previewEnded, shownTo } from '../previews/shown-preview.ts'
import { articleOf } from '../previews/previews.store.ts'
import { findArticle, listArticleRows } from './article.store.ts'
import { previewedArticle } from './previewed-article.ts'
import { articleView } from './article.view.ts'

export const listArticles: Handler<'listArticles'> = async (context, { query, origin }) => {
  const { db } = context
  const shown = await shownTo(context, query.preview)
  if (!shown) return previewEnded
  const { now, preview } = shown
  const reading = { now, language: query.language ?? sourceLanguage }
  if (query.aid !== undefined) {
    const typed = query.aid === preview?.subject_id ? articleOf(preview) : null
    const row = typed
      ? previewedArticle(typed, { id: query.aid, ...reading })
      : await findArticle(db, { id: query.aid, ...reading })
    return row ? { status: 200, body: articleView(row, origin) } : notFound
  }
  if (query.sid === undefined) return refuse(400, fieldErrors({ sid: ['required'] }))
  const rows = await listArticleRows(db, reading)
  return { status: 200, body: rows.map((row) => articleView(row, origin)) }
}
