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

/** What the ledger says (decisions 14 to 16). */
export function CommissionOverview() {
  const own = useGetOne<CommissionRecord>('commission', { id: 'own' }, querying)
  const { data: summary, error, refetch } = own
  if (summary?.months) {
    return (
      <>
        <Balances summary={summary} />
        <div className={css.pair}>
          <EarningsChart summary={summary} />
          <PositionCard summary={summary} />
        </div>
      </>
    )
  }
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
    <Card aria-busy="true" aria-label={t('portalSupporter.commissionLoading')}>
      <Skeleton width="40%" />
      <Skeleton shape="block" height="72px" />
      <Skeleton shape="block" height="236px" />
    </Card>
  )
}
