import { Card, Skeleton } from '@bandari/ui'
import css from './Statement.module.css'
import { t } from '../../language/translator.ts'

export function StatementSkeleton() {
  return (
    <Card className={css.skeleton} aria-busy="true">
      <output className="visually-hidden">{t('portalSupporter.statementLoading')}</output>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} shape="block" height="40px" />
      ))}
    </Card>
  )
}
