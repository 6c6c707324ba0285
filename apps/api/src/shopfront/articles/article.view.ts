import type { Article } from '@bandari/sdk'
import type { ArticleRow } from './article.store.ts'
import { cleanContent } from './clean-content.ts'

/** Cleaned once more on its way out: a page draws it as it is, however it came into the table. */
export function articleView({
  id,
  slug,
  title,
  summary,
  content,
  published_at,
}: ArticleRow): Article {
  return {
    id,
    slug,
    title,
    summary,
    date_created: published_at.toISOString(),
    content: cleanContent(content),
  }
}
