import { Card, Skeleton } from '@bandari/ui'
import css from './Imports.module.css'
import { t } from '../../language/translator.ts'

export function ImportSkeleton() {
  return (
    <Card className={css.stack} aria-busy="true">
      <output className="visually-hidden">{t('portalListings.import.loading')}</output>
      <Skeleton width="40%" />
      <Skeleton shape="block" height="88px" />
      <Skeleton shape="block" height="160px" />
    </Card>
  )
}
