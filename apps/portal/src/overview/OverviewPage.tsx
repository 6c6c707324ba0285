import { LoadFailure } from '../layout/LoadFailure.tsx'
import { Page } from '../layout/Page.tsx'
import { useOperation } from '../providers/use-operation.ts'
import { DaysChart } from './DaysChart.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { Freshness } from './Freshness.tsx'
import css from './Overview.module.css'
import { OverviewSkeleton } from './OverviewSkeleton.tsx'
import { StockTable } from './StockTable.tsx'
import { useFailedJobs } from './use-failed-jobs.ts'
import { Waiting } from './Waiting.tsx'
import { t } from '../language/translator.ts'

/** Refreshed only while somebody looks: react-query pauses on a hidden page. */
const refreshing = {
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  // react-admin draws its layout anew while the portal opens, and what is drawn anew would ask anew.
  staleTime: 2_000,
}

/** Where staff begin: what waits and for how long, how it went, what there is (decisions 24). */
export function OverviewPage() {
  const reading = useOperation('getSupportOverview', {}, refreshing)
  const { data: overview, error, refetch, isFetching, dataUpdatedAt } = reading
  const failures = useFailedJobs()
  const retry = () => {
    void refetch()
    if (failures.mayRead) void failures.refetch()
  }
  if (!overview) {
    return (
      <Page title={t('staffOverview.title')} wide>
        {error ? (
          <LoadFailure error={error} title={t('staffOverview.notLoaded')} onRetry={retry} />
        ) : (
          <OverviewSkeleton />
        )}
      </Page>
    )
  }
  return (
    <Page
      title={t('staffOverview.title')}
      wide
      aside={<Freshness readAt={dataUpdatedAt} isReading={isFetching} onRefresh={retry} />}
    >
      {error && (
        <LoadFailure error={error} title={t('staffOverview.notRefreshed')} onRetry={retry} />
      )}
      <Waiting queues={overview.waiting} />
      {failures.mayRead && <FailedJobs reading={failures} />}
      <div className={css.pair}>
        <DaysChart days={overview.days} currency={overview.currency} />
        <StockTable stock={overview.stock} />
      </div>
    </Page>
  )
}
