import { Skeleton } from '@bandari/ui'
import css from './Dashboard.module.css'
import { t } from '../../../language/translator.ts'

/** In the shape of tiles, filters and rows. */
export function DashboardSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <output className="visually-hidden">{t('portalListings.loading')}</output>
      <div className={css.tiles}>
        <Skeleton shape="block" height="104px" />
        <Skeleton shape="block" height="104px" />
      </div>
      <Skeleton shape="block" height="48px" />
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} shape="block" height="72px" />
      ))}
    </div>
  )
}
