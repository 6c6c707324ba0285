import type { Feed } from '@bandari/sdk'
import { buttonClass, Card } from '@bandari/ui'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { DashboardTrail } from '../../layout/DashboardTrail.tsx'
import { RowsSkeleton } from '../../layout/ListSkeleton.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import { querying } from '../../providers/granted.ts'
import { sells } from '../../providers/sells.ts'
import { type AnswerOf, useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { nextRunLabel } from './feed-labels.ts'
import css from './Feeds.module.css'
import { RunBadge } from './RunBadge.tsx'

/** The seller's feeds with their state, and when each ran and runs. */
export function FeedsPage() {
  const here = t('portal.menu.feeds')
  return (
    <Page title={here} above={<DashboardTrail here={here} />}>
      <VendorOnly skeleton={<RowsSkeleton />}>
        <Feeds />
      </VendorOnly>
    </Page>
  )
}

/** Looks again while one of them is being fetched. */
function Feeds() {
  const { data, error, refetch } = useOperation(
    'listFeeds',
    {},
    { refetchInterval: ({ state }) => (isAnyRunning(state.data) ? 3000 : false) },
  )
  if (data) return <List {...data} />
  if (!error) return <RowsSkeleton />
  const title = t('portalFeeds.failed')
  return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
}

function isAnyRunning(list: AnswerOf<'listFeeds'> | undefined): boolean {
  return list?.results.some(({ is_running }) => is_running) ?? false
}

function List({ results, most }: AnswerOf<'listFeeds'>) {
  const { permissions } = usePermissions<Permissions>({}, querying)
  return (
    <div className={css.page}>
      <p>{t('portalFeeds.lead')}</p>
      {results.length === 0 ? (
        <p className={css.quiet}>{t('portalFeeds.none')}</p>
      ) : (
        <ul className={css.list} aria-label={t('portalFeeds.list')}>
          {results.map((feed) => (
            <Entry key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
      {results.length >= most && <p className={css.quiet}>{t('portalFeeds.most', { most })}</p>}
      {results.length < most && sells(permissions, 'list') && (
        <div className={css.acts}>
          <Link className={buttonClass()} to={paths.newFeed}>
            {t('portalFeeds.add')}
          </Link>
        </div>
      )}
      {sells(permissions, 'own') && (
        <Link to={paths.sellerWebhooks()}>{t('portal.menu.webhooks')}</Link>
      )}
    </div>
  )
}

function Entry({ feed }: { feed: Feed }) {
  const { id, name, address, last_run: last } = feed
  return (
    <Card as="li" className={css.part}>
      <div className={css.line}>
        <Link className={css.name} to={paths.feed(id)}>
          {name}
        </Link>
        {last && <RunBadge run={last} />}
      </div>
      <span className={css.quiet}>{address}</span>
      <dl className={css.facts}>
        <div>
          <dt>{t('portalFeeds.lastRun')}</dt>
          <dd>{last ? formatMoment(last.date_started) : t('portalFeeds.never')}</dd>
        </div>
        <div>
          <dt>{t('portalFeeds.nextRun')}</dt>
          <dd>{nextRunLabel(feed)}</dd>
        </div>
      </dl>
    </Card>
  )
}
