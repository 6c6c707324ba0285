import { ErrorAlert } from '@bandari/ui'
import css from './Page.module.css'
import { t } from '../language/translator.ts'

/** Shown when rendering fails: mostly a chunk that could not be fetched or that a release replaced. */
export function BrokenPage() {
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('portal.wentWrong')}</h1>
      <ErrorAlert
        title={t('portal.notShown')}
        onRetry={() => window.location.reload()}
        retryLabel={t('portal.loadAgain')}
      >
        {t('portal.notShownWhy')}
      </ErrorAlert>
    </div>
  )
}
