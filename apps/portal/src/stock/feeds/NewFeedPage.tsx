import { useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { DashboardTrail } from '../../layout/DashboardTrail.tsx'
import { RowsSkeleton } from '../../layout/ListSkeleton.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import { feedCalls } from '../../providers/feeds.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { FeedForm } from './FeedForm.tsx'

export function NewFeedPage() {
  const here = t('portalFeeds.add')
  return (
    <Page title={here} above={<DashboardTrail here={here} />}>
      <VendorOnly right="list" skeleton={<RowsSkeleton />}>
        <NewFeed />
      </VendorOnly>
    </Page>
  )
}

function NewFeed() {
  const { run, isRunning, refusal } = useCall()
  const navigate = useNavigate()
  return (
    <FeedForm
      isSaving={isRunning}
      refusal={refusal}
      onCancel={() => void navigate(paths.feeds)}
      onSave={(body) =>
        run({
          act: () => feedCalls.create(body),
          done: t('portalFeeds.created'),
          onDone: ({ id }) => void navigate(paths.feed(id), { replace: true }),
        })
      }
    />
  )
}
