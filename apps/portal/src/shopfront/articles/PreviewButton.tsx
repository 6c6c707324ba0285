import type { SupportArticle } from '@bandari/sdk'
import { ArticleText, type ArticleTextProps, Button, Dialog } from '@bandari/ui'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { previewArticle } from '../../providers/content.ts'
import { t } from '../../language/translator.ts'

type ArticleDraft = Pick<SupportArticle, 'title' | 'summary' | 'content' | 'published_at'>

/**
 * The text as typed, as the storefront would show it. The API removes what an article may not hold, so nothing
 * else is ever drawn.
 */
export function PreviewButton() {
  const { getValues } = useFormContext<ArticleDraft>()
  const notify = useNotify()
  const [shown, setShown] = useState<ArticleTextProps['article'] | null>(null)
  const [isLoading, setLoading] = useState(false)

  const open = async () => {
    setLoading(true)
    try {
      const { title, summary, content, published_at } = getValues()
      const date_created = published_at ?? new Date().toISOString()
      setShown({ title, summary, date_created, ...(await previewArticle(content)) })
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="secondary"
        loading={isLoading}
        onClick={() => void open()}
      >
        {t('staffArticles.preview')}
      </Button>
      <Dialog
        open={shown !== null}
        size="large"
        title={t('staffArticles.preview')}
        onClose={() => setShown(null)}
      >
        {shown && (
          <article>
            <ArticleText level={2} article={shown} />
          </article>
        )}
      </Dialog>
    </>
  )
}
