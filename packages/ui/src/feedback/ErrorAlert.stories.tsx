import { useTranslate } from '@bandari/i18n/react'
import { ErrorAlert } from './ErrorAlert.tsx'
import { Column } from '../stories/story-layout.tsx'

export default {}

export const TitleAlone = () => {
  const t = useTranslate()
  return <ErrorAlert title={t('basket.loadFailed')} />
}

export const WithWhatToDo = () => {
  const t = useTranslate()
  return <ErrorAlert title={t('basket.loadFailed')}>{t('shared.unreachable')}</ErrorAlert>
}

export const WithAReference = () => {
  const t = useTranslate()
  return <ErrorAlert title={t('shared.purchaseFailed')} reference="req-5f21c9" />
}

export const WithAnotherTry = () => {
  const t = useTranslate()
  return (
    <Column>
      <ErrorAlert title={t('basket.loadFailed')} onRetry={() => undefined} />
      <ErrorAlert
        title={t('portal.notShown')}
        reference="req-5f21c9"
        onRetry={() => undefined}
        retryLabel={t('portal.loadAgain')}
      >
        {t('portal.notShownWhy')}
      </ErrorAlert>
    </Column>
  )
}
