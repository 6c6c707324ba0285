import { ErrorAlert } from '@bandari/ui'
import { Page } from './Page.tsx'
import { t } from '../language/translator.ts'

export interface LoadFailureProps {
  error: Error
  onRetry: () => void
  /** What could not be shown. */
  title?: string
}

export function LoadFailure({ error, onRetry, title = t('portal.notLoaded') }: LoadFailureProps) {
  return (
    <ErrorAlert title={title} onRetry={onRetry}>
      {error.message}
    </ErrorAlert>
  )
}

/** For when even the kind of page is unknown. */
export function FailurePage(props: LoadFailureProps) {
  return (
    <Page title={t('portal.wentWrong')}>
      <LoadFailure {...props} />
    </Page>
  )
}
