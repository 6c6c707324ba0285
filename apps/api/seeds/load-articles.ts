import { readFile } from 'node:fs/promises'
import type { Language, sourceLanguage } from '@bandari/i18n'
import type { Database } from '../src/platform/db/database.ts'
import { insertStaffArticle, isSlugTaken } from '../src/shopfront/articles/articles.store.ts'
import type { ArticleTexts } from '../src/shopfront/versions/content.ts'
import { articles, type ArticleTitles } from './articles.data.ts'
import { titles as fr } from './articles/fr.data.ts'
import { titles as pt } from './articles/pt.data.ts'
import { titles as sw } from './articles/sw.data.ts'

/** Of the articles in each language but English. */
export const titles: Record<Exclude<Language, typeof sourceLanguage>, ArticleTitles> = {
  sw,
  pt,
  fr,
}

type Slug = keyof ArticleTitles

/** Oldest first, so that ids follow the dates. An article whose slug exists is left as it is. */
export async function loadArticles(db: Database) {
  for (const { slug, date, title, summary } of articles) {
    if (await isSlugTaken(db, { slug })) continue
    const published_at = new Date(`${date}T07:30:00Z`)
    const content = await readContent(slug)
    const texts = await readTexts(slug)
    const article = {
      slug,
      title,
      summary,
      content,
      texts,
      published_at,
      status: 'published',
      ends_at: null,
      picture_media_id: null,
      picture_decorative: false,
      picture_alt: null,
    } as const
    await db.transaction().execute((tx) => insertStaffArticle(tx, article, published_at))
  }
}

async function readTexts(slug: Slug): Promise<ArticleTexts> {
  const texts: ArticleTexts = {}
  for (const language of Object.keys(titles) as (keyof typeof titles)[])
    texts[language] = {
      ...titles[language][slug],
      content: await readContent(slug, language),
      picture_alt: null,
    }
  return texts
}

/** Its English text, or that in another language. */
export function readContent(slug: Slug, language?: keyof typeof titles): Promise<string> {
  const path = language === undefined ? `${slug}.html` : `${language}/${slug}.html`
  return readFile(new URL(`articles/${path}`, import.meta.url), 'utf8')
}
