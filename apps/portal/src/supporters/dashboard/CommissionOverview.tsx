import { Card, Skeleton } from '@bandari/ui'
import { useGetOne } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import type { CommissionRecord } from '../../providers/agents.ts'
import { querying } from '../../providers/granted.ts'
import { Balances } from './Balances.tsx'
import { EarningsChart } from './EarningsChart.tsx'
import { PositionCard } from './PositionCard.tsx'
import css from './SupporterDashboardPage.module.css'
import { t } from '../../language/translator.ts'

const reading = ['commission', { id: 'own' }, querying] as const

/** What the ledger comes to: the first thing that a supporter looks for (decisions 14). */
export function BalanceRow() {
  const { data: summary, error, refetch } = useGetOne<CommissionRecord>(...reading)
  if (summary?.months) return <Balances summary={summary} />
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

/** Earnings by month, and the position (decisions 15, 16). A failure is told by the row above. */
export function CommissionOverview() {
  const { data: summary, error } = useGetOne<CommissionRecord>(...reading)
  if (summary?.months) {
    return (
      <div className={css.pair}>
        <EarningsChart summary={summary} />
        <PositionCard summary={summary} />
      </div>
    )
  }
  return error ? null : <Skeleton shape="block" height="236px" />
}
