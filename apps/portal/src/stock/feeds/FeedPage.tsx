import type { FeedDetails } from '@bandari/sdk'
import { usePermissions } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { DashboardTrail } from '../../layout/DashboardTrail.tsx'
import { RowsSkeleton } from '../../layout/ListSkeleton.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import { querying } from '../../providers/granted.ts'
import { sells } from '../../providers/sells.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { positive } from '../../shared/positive.ts'
import { EditFeed } from './EditFeed.tsx'
import { FeedHead } from './FeedHead.tsx'
import { asksSomething } from './feed-labels.ts'
import css from './Feeds.module.css'
import { RunList } from './RunList.tsx'
import { RunReport } from './RunReport.tsx'

/** A feed with its runs; which one is looked at stands in the address. */
export function FeedPage() {
  const id = positive(useParams()['id'] ?? null)
  return id === null ? <NotFoundPage /> : <Loaded key={id} id={id} />
}

/** Looks again while it is being fetched. */
function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useOperation(
    'getFeed',
    { path: { id } },
    { refetchInterval: ({ state }) => (state.data?.is_running ? 3000 : false) },
  )
  const title = data?.name ?? t('portal.menu.feeds')
  return (
    <Page title={title} above={<DashboardTrail here={title} />}>
      <VendorOnly skeleton={<RowsSkeleton />}>
        {data && <Feed feed={data} />}
        {!data && !error && <RowsSkeleton />}
        {!data && error && (
          <LoadFailure
            error={error}
            title={t('portalFeeds.oneFailed')}
            onRetry={() => void refetch()}
          />
        )}
      </VendorOnly>
    </Page>
  )
}

function Feed({ feed }: { feed: FeedDetails }) {
  const { permissions } = usePermissions<Permissions>({}, querying)
  const [query] = useSearchParams()
  const mayList = sells(permissions, 'list')
  if (mayList && query.has('edit')) return <EditFeed feed={feed} />
  const chosen = positive(query.get('run'))
  const open = feed.runs.find(asksSomething)
  const shown = chosen ?? open?.id ?? null
  return (
    <div className={css.page}>
      <Link to={paths.feeds}>{t('portalFeeds.back')}</Link>
      <FeedHead feed={feed} mayList={mayList} />
      {shown !== null && (
        <RunReport
          key={shown}
          feed={feed}
          run={shown}
          mayList={mayList}
          isChosen={chosen !== null}
        />
      )}
      {chosen === null && <RunList feed={feed} />}
    </div>
  )
}
