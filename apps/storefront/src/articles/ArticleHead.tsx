import { isLanguage } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import type { Article } from '@bandari/sdk'
import { trailFacts } from '../shared/page/facts.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { useAddress, useSite } from '../shared/page/settings.ts'

/** The facts that a search engine and a shared link know of an article. */
export function ArticleHead({ article }: { article: Article }) {
  const t = useTranslate()
  const { origin, brandName } = useSite()
  const addressOf = useAddress()
  const { title, summary, date_created, language } = article
  const languages = article.languages.filter(isLanguage)
  const path = paths.article(article)
  const publisher = { '@type': 'Organization', name: brandName, url: origin }
  return (
    <PageHead
      title={title}
      description={summary}
      canonical={path}
      languages={languages}
      facts={[
        {
          '@type': 'Article',
          headline: title,
          description: summary,
          datePublished: date_created,
          inLanguage: language,
          image: article.picture?.url ?? `${origin}/share.png`,
          mainEntityOfPage: addressOf(path, languages),
          author: publisher,
          publisher,
        },
        trailFacts(
          [
            { label: t('shell.home'), href: paths.home() },
            { label: t('shell.newsAndReviews'), href: paths.articles() },
            { label: title, href: path },
          ],
          addressOf,
        ),
      ]}
    />
  )
}
