import { randomBytes } from 'node:crypto'
import { inLanguage, languageCodes } from '@bandari/i18n'
import type { ArticleCreate } from '@bandari/sdk'
import type { Call, Handler } from '../../core/contract.ts'
import type { Context } from '../../core/context.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { articles, contentOf, textOf } from '../articles/articles.store.ts'
import { type ArticleMistakes, readArticle } from '../articles/read-article.ts'
import { supportArticleView } from '../articles/support-article.view.ts'
import { articlePath } from '../site/sitemap.ts'
import { insertPreview, type Preview } from '../previews/previews.store.ts'
import type { Content } from '../versions/content.ts'
import { findVersionContent } from '../versions/versions.store.ts'

/** Minutes: long enough to show it to a colleague. */
const lifetime = 30

/** The id on the page of an article that has none yet; no table grows as far. */
const idOfNew = 2_147_483_647

export const createContentPreview: Handler<'createContentPreview'> = async (
  { db, clock, settings },
  call,
) => {
  const now = clock.now()
  const shown = await shownBy(db, call, now)
  if (shown === null) return notFound
  if ('mistakes' in shown) return refuse(400, fieldErrors(shown.mistakes))
  const token = randomBytes(24).toString('base64url')
  const expires_at = new Date(now.getTime() + lifetime * 60_000)
  const at = call.body.at ? new Date(call.body.at) : null
  const { subject, content } = shown
  await insertPreview(db, { token, expires_at, at, subject, subject_id: shown.id, content })
  return {
    status: 201,
    body: { expires_at: expires_at.toISOString(), pages: pagesOf(settings, shown.path, token) },
  }
}

function pagesOf({ storefrontOrigin }: Context['settings'], path: string, token: string) {
  return languageCodes.map((language) => ({
    language,
    url: `${storefrontOrigin}${inLanguage(path, language)}?preview=${token}`,
  }))
}

interface Shown extends Pick<Preview, 'subject'> {
  id: number
  /** Null for what is stored. */
  content: Content | null
  path: string
}

type PreviewCall = Call<'createContentPreview'>

/** Null when there is nothing of the kind. */
async function shownBy(
  db: Database,
  { body, origin }: PreviewCall,
  now: Date,
): Promise<Shown | { mistakes: ArticleMistakes } | null> {
  const { subject, version_id, article_id } = body
  const version = version_id ? await findVersionContent(db, version_id) : null
  if (version === undefined || (version && version.subject !== subject)) return null
  if (subject !== 'article') {
    const path = subject === 'deals' ? '/deals' : '/'
    return { subject, id: 0, content: version?.content ?? null, path }
  }
  const id = version?.subject_id ?? article_id ?? null
  const row = id === null ? undefined : await articles(now).find(db, id)
  if (id !== null && !row) return null
  const found = (content: Content, slug: string) => {
    const shownId = id ?? idOfNew
    return { subject, id: shownId, content, path: articlePath({ id: shownId, slug }) }
  }
  if (version) return found(version.content, row?.slug ?? '')
  if (!body.article) return row ? found(contentOf(textOf(row), row.picture), row.slug) : null
  const stored = row && supportArticleView(row, { now, origin })
  // A new article may come without what the contract wants of one that is stored.
  const typed = { title: '', summary: '', content: '', ...stored, ...body.article } as ArticleCreate
  const missing = (['title', 'summary'] as const).filter((field) => typed[field].trim() === '')
  if (missing.length > 0)
    return { mistakes: Object.fromEntries(missing.map((field) => [field, ['required']])) }
  const reading = await readArticle(db, typed, { now, ...(id !== null && { id }) })
  if ('mistakes' in reading) return reading
  return found(contentOf(reading.article, typed.picture ?? null), reading.article.slug)
}
