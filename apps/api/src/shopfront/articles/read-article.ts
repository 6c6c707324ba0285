import type { ArticleCreate } from '@bandari/sdk'
import { cleanContent } from './clean-content.ts'
import type { Database } from '../../platform/db/database.ts'
import { isBlank, publicationDate, slugFor } from './article-rules.ts'
import { type ArticleText, isSlugTaken } from './articles.store.ts'
import { type Mistakes, readTexts, type TextMistakes } from './read-texts.ts'

/** Makes an article that was sent fit to be stored, or says what is wrong with it. */
export async function readArticle(
  db: Database,
  body: ArticleCreate,
  { id, now }: { id?: number; now: Date },
): Promise<{ article: ArticleText } | { mistakes: Mistakes | Record<'texts', TextMistakes> }> {
  const { title, summary, status = 'draft' } = body
  const content = cleanContent(body.content)
  if (isBlank(content)) return { mistakes: { content: ['blank'] } }
  const written = readTexts(body.texts)
  if ('mistakes' in written) return { mistakes: { texts: written.mistakes } }
  const besides = id === undefined ? {} : { besides: id }
  const wished = body.slug || null
  if (wished !== null && (await isSlugTaken(db, { slug: wished, ...besides }))) {
    return { mistakes: { slug: ['slug_taken'] } }
  }
  const slug = wished ?? (await findFreeSlug(db, title, besides))
  const wishedDate = body.published_at ? new Date(body.published_at) : null
  const published_at = publicationDate({ status, published_at: wishedDate }, now)
  return { article: { slug, title, summary, content, texts: written.texts, status, published_at } }
}

async function findFreeSlug(db: Database, title: string, besides: { besides?: number }) {
  for (let attempt = 1; ; attempt += 1) {
    const slug = slugFor(title, attempt)
    if (!(await isSlugTaken(db, { slug, ...besides }))) return slug
  }
}
