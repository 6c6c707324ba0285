import type { SupportArticle } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { PreviewButton } from '../content/PreviewDialog.tsx'

/** The storefront's page of the article as it is typed, whether saved or not. */
export function ArticlePreview() {
  const article = useRecordContext<SupportArticle>()
  const { getValues } = useFormContext<SupportArticle>()
  return (
    <PreviewButton
      request={() => ({
        subject: 'article',
        article_id: article?.id ?? null,
        article: { ...getValues() },
      })}
    />
  )
}
