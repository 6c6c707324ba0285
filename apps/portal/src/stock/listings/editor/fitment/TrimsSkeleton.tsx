import { Skeleton } from '@bandari/ui'
import css from './Fitment.module.css'
import { t } from '../../../../language/translator.ts'

/** The shape of the grid that is on its way. */
export function TrimsSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('portalFitment.loadingTrims')}
      </p>
      <Skeleton shape="block" />
    </div>
  )
}
