import type { SupportArticle } from '@bandari/sdk'
import { cleanContent } from './clean-content.ts'
import { articlePath } from '../site/sitemap.ts'
import { articleState } from './article-rules.ts'
import type { ArticleTexts, StaffArticleRow } from './articles.store.ts'

export function supportArticleView(row: StaffArticleRow, now: Date): SupportArticle {
  const { id, slug, date_updated } = row
  return {
    id,
    title: row.title,
    slug,
    summary: row.summary,
    content: cleanContent(row.content),
    texts: cleanTexts(row.texts),
    status: row.status,
    published_at: row.published_at?.toISOString() ?? null,
    state: articleState(row, now),
    path: articlePath({ id, slug }),
    date_created: row.date_created.toISOString(),
    date_updated: date_updated.toISOString(),
    version: row.version,
  }
}

function cleanTexts(texts: ArticleTexts): SupportArticle['texts'] {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      { ...text, content: cleanContent(text.content) },
    ]),
  )
}
