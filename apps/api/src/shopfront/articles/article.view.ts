import { sourceLanguage, spaceFrench, spaceFrenchHtml } from '@bandari/i18n'
import type { Article } from '@bandari/sdk'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import type { ArticleRow } from './article.store.ts'
import { cleanContent } from './clean-content.ts'

/**
 * The content is cleaned once more here, because a page draws it as it is and other ways into the table may not clean
 * it.
 */
export function articleView(
  { id, slug, title, summary, content, published_at, language, others, ...row }: ArticleRow,
  origin: string,
): Article {
  const isFrench = language === 'fr'
  const spaced = (text: string) => (isFrench ? spaceFrench(text) : text)
  const clean = cleanContent(content)
  return {
    id,
    slug,
    title: spaced(title),
    summary: spaced(summary),
    date_created: published_at.toISOString(),
    content: isFrench ? spaceFrenchHtml(clean) : clean,
    language,
    languages: [sourceLanguage, ...others],
    picture:
      row.picture === null
        ? null
        : {
            url: pictureUrl(origin, row.picture, 960),
            alt: row.picture_decorative ? '' : spaced(row.picture_alt ?? ''),
          },
  }
}
