import type { SupportArticle } from '@bandari/sdk'
import { cleanContent } from './clean-content.ts'
import { articlePath } from '../site/sitemap.ts'
import { articleState } from './article-rules.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import type { ArticleTexts } from '../versions/content.ts'
import type { StaffArticleRow } from './articles.store.ts'

export function supportArticleView(
  row: StaffArticleRow,
  { now, origin }: { now: Date; origin: string },
): SupportArticle {
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
    ends_at: row.ends_at?.toISOString() ?? null,
    picture: row.picture,
    picture_url: row.picture === null ? null : pictureUrl(origin, row.picture),
    picture_decorative: row.picture_decorative,
    picture_alt: row.picture_alt,
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
