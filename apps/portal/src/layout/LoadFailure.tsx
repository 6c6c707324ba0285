import { ErrorAlert } from '@bandari/ui'
import { Page } from './Page.tsx'

export interface LoadFailureProps {
  error: Error
  onRetry: () => void
  /** What could not be shown. */
  title?: string
}

export function LoadFailure({
  error,
  onRetry,
  title = 'This page could not be loaded',
}: LoadFailureProps) {
  return (
    <ErrorAlert title={title} onRetry={onRetry}>
      {error.message}
    </ErrorAlert>
  )
}

/** For when even the kind of page is unknown. */
export function FailurePage(props: LoadFailureProps) {
  return (
    <Page title="Something went wrong">
      <LoadFailure {...props} />
    </Page>
  )
}
