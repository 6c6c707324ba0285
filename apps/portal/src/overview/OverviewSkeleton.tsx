import { Card, Skeleton } from '@bandari/ui'
import css from './Overview.module.css'
import { t } from '../language/translator.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of what comes. */
export function OverviewSkeleton() {
  return (
    <div
      className={css.loading}
      aria-busy="true"
      role="group"
      aria-label={t('staffOverview.loading')}
    >
      <div className={css.queues}>
        {cards.map((card) => (
          <Card key={card} className={css.queue}>
            <Skeleton width="70%" />
            <Skeleton shape="block" width="48px" height="43px" />
            <Skeleton width="55%" />
          </Card>
        ))}
      </div>
      <div className={css.pair}>
        <Card>
          <Skeleton width="40%" />
          <Skeleton shape="block" height="380px" />
        </Card>
        <Card>
          <Skeleton width="40%" />
          <Skeleton shape="block" height="260px" />
        </Card>
      </div>
    </div>
  )
}
