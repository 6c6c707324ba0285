import { Card, Skeleton } from '@bandari/ui'
import css from './Create.module.css'
import { t } from '../../../language/translator.ts'

export function CreateSkeleton() {
  return (
    <Card className={css.form} aria-busy="true">
      <output className="visually-hidden">{t('portalListings.create.loading')}</output>
      <div className={css.fields}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="block" height="72px" />
        ))}
      </div>
    </Card>
  )
}
