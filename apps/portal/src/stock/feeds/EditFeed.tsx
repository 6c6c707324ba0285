import type { Feed } from '@bandari/sdk'
import { useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { feedCalls } from '../../providers/feeds.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { FeedForm } from './FeedForm.tsx'

export function EditFeed({ feed }: { feed: Feed }) {
  const { run, isRunning, refusal } = useCall()
  const navigate = useNavigate()
  const leave = () => void navigate(paths.feed(feed.id), { replace: true })
  return (
    <FeedForm
      feed={feed}
      isSaving={isRunning}
      refusal={refusal}
      onCancel={leave}
      onSave={(body) =>
        run({
          act: () => feedCalls.save(feed.id, { ...body, is_paused: feed.paused_by !== null }),
          done: t('portalFeeds.saved'),
          onDone: leave,
        })
      }
    />
  )
}
