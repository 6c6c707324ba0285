import type { ArticleCreate } from '@bandari/sdk'
import { cleanContent } from './clean-content.ts'
import type { Context } from '../../core/context.ts'
import type { ValidPart } from '../../core/contract.ts'
import type { FieldProblems } from '../../core/field-problems.ts'
import type { Database } from '../../platform/db/database.ts'
import { isBlank, publicationDate, slugFor } from './article-rules.ts'
import { type ArticleText, findPicture, isSlugTaken } from './articles.store.ts'
import { type Mistakes, readTexts, type TextMistakes } from './read-texts.ts'

/** By field; those of the texts by language. */
export type ArticleMistakes = Record<string, Mistakes[string] | TextMistakes>

/** Makes an article that was sent fit to be stored, or says what is wrong with it. */
export async function readArticle(
  db: Database,
  body: ArticleCreate,
  { id, now }: { id?: number; now: Date },
): Promise<{ article: ArticleText } | { mistakes: ArticleMistakes }> {
  const { title, summary, status = 'draft' } = body
  const picture_media_id = body.picture ? await findPicture(db, body.picture) : null
  const picture_decorative = picture_media_id !== null && body.picture_decorative === true
  const describes = picture_media_id !== null && !picture_decorative
  const written = readTexts(body.texts, { describes })
  const besides = id === undefined ? {} : { besides: id }
  const wishedDate = body.published_at ? new Date(body.published_at) : null
  const published_at = publicationDate({ status, published_at: wishedDate }, now)
  const ends_at = body.ends_at ? new Date(body.ends_at) : null
  const picture_alt = describes ? body.picture_alt?.trim() || null : null
  const mistakes: Mistakes = {
    ...(await articleMistakes(db, body, besides)),
    ...(body.picture && picture_media_id === null && { picture: ['picture_gone'] }),
    ...(describes && picture_alt === null && { picture_alt: ['blank'] }),
    ...(ends_at &&
      published_at &&
      ends_at <= published_at && { ends_at: ['end_before_beginning'] }),
  }
  if ('mistakes' in written) return { mistakes: { ...mistakes, texts: written.mistakes } }
  if (Object.keys(mistakes).length > 0) return { mistakes }
  const content = cleanContent(body.content)
  const wished = body.slug || null
  const slug = wished ?? (await findFreeSlug(db, title, besides))
  const picture = { picture_media_id, picture_decorative, picture_alt }
  const shown = { status, published_at, ends_at }
  return { article: { slug, title, summary, content, texts: written.texts, ...shown, ...picture } }
}

/** The mistakes of the article itself, as far as it was sent. */
async function articleMistakes(
  db: Database,
  { content, slug }: Pick<Partial<ArticleCreate>, 'content' | 'slug'>,
  besides: { besides?: number },
): Promise<Mistakes> {
  const isTaken = slug ? await isSlugTaken(db, { slug, ...besides }) : false
  return {
    ...(content !== undefined && isBlank(cleanContent(content)) && { content: ['blank'] }),
    ...(isTaken && { slug: ['slug_taken'] }),
  }
}

interface RefusedArticle {
  body: ValidPart<ArticleCreate>
  path: { id?: number }
  faults: ReadonlySet<string>
}

/** Further mistakes in an article that the contract already refuses. */
export async function checkArticle(
  { db }: Pick<Context, 'db'>,
  { body, path: { id }, faults }: RefusedArticle,
): Promise<FieldProblems> {
  const mistakes = await articleMistakes(db, body, id === undefined ? {} : { besides: id })
  // Texts that were refused in part would look incomplete here, so they are left out.
  const written = readTexts(faults.has('texts') ? {} : (body.texts as ArticleCreate['texts']))
  return 'mistakes' in written ? { ...mistakes, texts: written.mistakes } : mistakes
}

async function findFreeSlug(db: Database, title: string, besides: { besides?: number }) {
  for (let attempt = 1; ; attempt += 1) {
    const slug = slugFor(title, attempt)
    if (!(await isSlugTaken(db, { slug, ...besides }))) return slug
  }
}
