import { ErrorAlert } from '@bandari/ui'
import css from './Page.module.css'

/** Shown when rendering fails: mostly a chunk that could not be fetched or that a release replaced. */
export function BrokenPage() {
  return (
    <div className={css.page}>
      <h1 className={css.title}>Something went wrong</h1>
      <ErrorAlert
        title="This page could not be shown"
        onRetry={() => window.location.reload()}
        retryLabel="Load it again"
      >
        Check your connection, then load the page again. If it keeps happening, tell customer
        service.
      </ErrorAlert>
    </div>
  )
}
