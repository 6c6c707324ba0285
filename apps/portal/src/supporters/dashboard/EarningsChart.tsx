import type { CommissionSummary } from '@bandari/sdk'
import { Card, Skeleton } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import { EarningsTable } from './EarningsTable.tsx'
import css from './EarningsChart.module.css'
import { t } from '../../language/translator.ts'

// The drawing weighs more than the rest of the page, and the figures need not wait for it.
const EarningsPlot = lazy(() =>
  import('./EarningsPlot.tsx').then((m) => ({ default: m.EarningsPlot })),
)

/** Twelve months, direct and downline on top of each other, with the same figures as a table behind it. */
export function EarningsChart({ summary }: { summary: CommissionSummary }) {
  const { months, currency } = summary
  const hasEarned = months.some(
    ({ direct, downline }) => Number(direct) > 0 || Number(downline) > 0,
  )
  return (
    <Card as="section" className={css.chart} aria-labelledby="earnings-by-month">
      <h2 id="earnings-by-month" className={css.title}>
        {t('portalSupporter.earnings')}
      </h2>
      {!hasEarned && <p className={css.quiet}>{t('portalSupporter.earningsNone')}</p>}
      <Suspense fallback={<Skeleton shape="block" height="306px" />}>
        <EarningsPlot summary={summary} />
      </Suspense>
      <EarningsTable months={months} currency={currency} />
    </Card>
  )
}
