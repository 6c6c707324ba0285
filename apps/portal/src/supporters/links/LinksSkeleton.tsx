import { Skeleton } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import css from './Links.module.css'

export function LinksSkeleton() {
  return (
    <div className={css.list} aria-busy="true">
      <output className="visually-hidden">{t('portalLinks.loading')}</output>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="block" height="150px" />
      ))}
    </div>
  )
}
