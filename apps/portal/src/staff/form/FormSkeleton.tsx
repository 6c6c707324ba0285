import { Card, Skeleton } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import css from './FormSkeleton.module.css'

/** Shown while a form's code loads: its skeleton. */
export function FormSkeleton() {
  return (
    <div className={css.form} aria-busy="true">
      <output className="visually-hidden">{t('portal.opening')}</output>
      <Card className={css.fields}>
        {[1, 2, 3, 4].map((field) => (
          <div key={field} className={css.field}>
            <Skeleton width="40%" />
            <Skeleton shape="block" height="44px" />
          </div>
        ))}
      </Card>
    </div>
  )
}
