import { isLanguage, type Language, sourceLanguage } from '@bandari/i18n'
import type { ArticleContent } from '../versions/content.ts'
import type { ArticleRow } from './article.store.ts'

interface Reading {
  id: number
  now: Date
  /** The wanted language; English where the article is not written in it. */
  language: string
}

/** An article that is not stored, or not like this, as its readers would find it. */
export function previewedArticle(
  article: ArticleContent,
  { id, now, language: wanted }: Reading,
): ArticleRow {
  const text = isLanguage(wanted) ? article.texts[wanted] : undefined
  const { title, summary, content } = text ?? article
  return {
    id,
    slug: article.slug,
    title,
    summary,
    content,
    published_at: article.published_at === null ? now : new Date(article.published_at),
    language: text && isLanguage(wanted) ? wanted : sourceLanguage,
    others: (Object.keys(article.texts) as Language[]).toSorted(),
    picture: article.picture,
    picture_decorative: article.picture_decorative,
    picture_alt: text?.picture_alt ?? article.picture_alt,
  }
}
