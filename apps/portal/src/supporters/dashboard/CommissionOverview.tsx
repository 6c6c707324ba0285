import { Card, Skeleton } from '@bandari/ui'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { Balances } from './Balances.tsx'
import { EarningsChart } from './EarningsChart.tsx'
import { PositionCard } from './PositionCard.tsx'
import css from './SupporterDashboardPage.module.css'
import { t } from '../../language/translator.ts'

/** What the ledger comes to: the first thing that a supporter looks for (decisions 14). */
export function BalanceRow() {
  const { data: summary, error, refetch } = useOperation('getCommission', {})
  if (summary) return <Balances summary={summary} />
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalSupporter.commissionFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Card role="group" aria-busy="true" aria-label={t('portalSupporter.commissionLoading')}>
      <Skeleton width="40%" />
      <div className={css.balancesComing}>
        <Skeleton shape="block" height="100%" />
      </div>
    </Card>
  )
}

/** Earnings by month, and the position (decisions 15, 16). The row above shows a failure. */
export function CommissionOverview() {
  const { data: summary, error } = useOperation('getCommission', {})
  if (summary) {
    return (
      <div className={css.pair}>
        <EarningsChart summary={summary} />
        <PositionCard summary={summary} />
      </div>
    )
  }
  return error ? null : <Skeleton shape="block" height="236px" />
}
