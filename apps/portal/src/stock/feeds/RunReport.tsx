import type { Feed, FeedRunReport } from '@bandari/sdk'
import { Card, Notice, Skeleton } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { formatCount } from '../../shared/format.ts'
import { Differences } from './Differences.tsx'
import css from './Feeds.module.css'
import { RunActs } from './RunActs.tsx'
import { RunBadge } from './RunBadge.tsx'

interface RunReportProps {
  feed: Feed
  run: number
  mayList: boolean
  /** It was chosen of the list, to which a link leads back. */
  isChosen: boolean
}

export function RunReport({ feed, run, mayList, isChosen }: RunReportProps) {
  const path = { id: feed.id, run }
  const { data, error, refetch } = useOperation(
    'getFeedRun',
    { path },
    { refetchInterval: ({ state }) => (state.data?.state === 'running' ? 3000 : false) },
  )
  if (error && !data) {
    const title = t('portalFeeds.runFailed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  return (
    <>
      {isChosen && <Link to={paths.feed(feed.id)}>{t('portalFeeds.backToFeed')}</Link>}
      {data ? (
        <Report feed={feed} run={data} mayList={mayList} />
      ) : (
        <Skeleton shape="block" height="160px" />
      )}
    </>
  )
}

interface ReportProps {
  feed: Feed
  run: FeedRunReport
  mayList: boolean
}

function Report({ feed, run, mayList }: ReportProps) {
  return (
    <section className={css.part} aria-labelledby="feed-run">
      <Card className={css.part}>
        <div className={css.line}>
          <h2 id="feed-run" className={css.title}>
            {t('portalFeeds.runTitle', { moment: formatMoment(run.date_started) })}
          </h2>
          <RunBadge run={run} />
        </div>
        {run.reasons.map(({ code, message }) => (
          <Notice key={code} kind="attention">
            {message}
          </Notice>
        ))}
        <Counts run={run} />
        {mayList && <RunActs feed={feed} run={run} />}
        {run.import_id === null && run.rows > 0 && (
          <p className={css.quiet}>{t('portalFeeds.notKept')}</p>
        )}
      </Card>
      <Differences run={run} />
    </section>
  )
}

function Counts({ run }: { run: FeedRunReport }) {
  if (run.rows === 0) return null
  const counts = [
    [t('portalFeeds.rows'), run.rows],
    [t('portalFeeds.new'), run.new_rows],
    [t('portalFeeds.changed'), run.changed_rows],
    [t('portalFeeds.repriced'), run.repriced],
    [t('portalFeeds.missing'), run.missing],
    [t('portalFeeds.wrong'), run.invalid_rows],
  ] as const
  return (
    <dl className={css.facts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
