import { Card, Skeleton } from '@bandari/ui'
import { lazy, Suspense, useState } from 'react'
import { usePermissions } from 'react-admin'
import type { Permissions } from '../providers/auth-provider.ts'
import { may } from '../providers/may.ts'
import { dayNames } from '../shared/dates.ts'
import { formatMoney } from '../shared/format.ts'
import { type Day, totalOf } from './days.ts'
import css from './DaysChart.module.css'
import { DaysTable } from './DaysTable.tsx'
import { t } from '../language/translator.ts'

// The drawing weighs more than the rest of the page, and the figures need not wait for it.
const DaysPlots = lazy(() => import('./DaysPlots.tsx').then((m) => ({ default: m.DaysPlots })))

interface DaysChartProps {
  days: readonly Day[]
  currency: string
}

/** Thirty days: turnover above, orders below, and the same figures as a table behind them. */
export function DaysChart({ days, currency }: DaysChartProps) {
  const { permissions } = usePermissions<Permissions>()
  const [at, setAt] = useState<number | null>(null)
  const isLinked = may(permissions, 'listSupportOrders')
  return (
    <Card as="section" className={css.chart} aria-labelledby="orders-by-day">
      <h2 id="orders-by-day" className={css.title}>
        {t('staffOverview.byDay')}
      </h2>
      <Figures days={days} currency={currency} pointedAt={at === null ? undefined : days[at]} />
      <Suspense fallback={<Skeleton shape="block" height="398px" />}>
        <DaysPlots
          days={days}
          currency={currency}
          isLinked={isLinked}
          pointing={{ at, onPoint: setAt }}
        />
      </Suspense>
      <p className={css.quiet}>{t('staffOverview.daysNote')}</p>
      <DaysTable days={days} currency={currency} isLinked={isLinked} />
    </Card>
  )
}

/** Of the day that is pointed at, or of all thirty. */
function Figures({ days, currency, pointedAt }: DaysChartProps & { pointedAt: Day | undefined }) {
  const { placed, paid, turnover: amount } = pointedAt ?? totalOf(days)
  return (
    <dl className={css.figures}>
      <div>
        <dt>
          {pointedAt
            ? dayNames(pointedAt.day).long
            : t('staffOverview.lastDays', { count: days.length })}
        </dt>
        <dd>{formatMoney({ amount, currency })}</dd>
      </div>
      <div>
        <dt>{t('staffOverview.placed')}</dt>
        <dd>{placed}</dd>
      </div>
      <div>
        <dt>{t('staffOverview.paid')}</dt>
        <dd>{paid}</dd>
      </div>
    </dl>
  )
}
