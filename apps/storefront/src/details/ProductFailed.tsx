import { useTranslate } from '@bandari/i18n/react'
import type { Refusal } from '@bandari/sdk'
import { ErrorAlert } from '@bandari/ui'
import layout from '../shared/page/DetailLayout.module.css'
import { PageHead } from '../shared/page/PageHead.tsx'

interface ProductFailedProps {
  refusal: Refusal
  onRetry: () => void
}

/** In place of a product that could not be loaded. */
export function ProductFailed({ refusal, onRetry }: ProductFailedProps) {
  const t = useTranslate()
  return (
    <div className={`container ${layout.page}`}>
      <PageHead title={t('details.vehicle')} />
      <h1 className="visually-hidden">{t('details.vehicle')}</h1>
      <ErrorAlert title={t('details.failed')} reference={refusal.requestId} onRetry={onRetry}>
        {t('shell.checkConnection')}
      </ErrorAlert>
    </div>
  )
}
