import type { Feed } from '@bandari/sdk'
import { Button, buttonClass, Card, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { feedCalls } from '../../providers/feeds.ts'
import { formatMoment } from '../../shared/dates.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { bodyOf, valuesOf } from './feed-form.ts'
import { nextRunLabel } from './feed-labels.ts'
import css from './Feeds.module.css'

interface FeedHeadProps {
  feed: Feed
  /** It may be changed and run. */
  mayList: boolean
}

export function FeedHead({ feed, mayList }: FeedHeadProps) {
  const { address, last_run: last } = feed
  return (
    <Card className={css.part}>
      <span className={css.quiet}>{address}</span>
      <dl className={css.facts}>
        <div>
          <dt>{t('portalFeeds.lastRun')}</dt>
          <dd>{last ? formatMoment(last.date_started) : t('portalFeeds.never')}</dd>
        </div>
        <div>
          <dt>{t('portalFeeds.nextRun')}</dt>
          <dd role="status">{nextRunLabel(feed)}</dd>
        </div>
      </dl>
      {mayList && <Acts feed={feed} />}
    </Card>
  )
}

function Acts({ feed }: { feed: Feed }) {
  const { run, isRunning, refusal } = useCall()
  const isPaused = feed.paused_by !== null
  const runNow = () =>
    run({ act: () => feedCalls.runNow(feed.id), done: t('portalFeeds.requested') })
  const pause = () =>
    run({
      act: () => feedCalls.save(feed.id, { ...bodyOf(valuesOf(feed)), is_paused: !isPaused }),
      done: t('portalFeeds.saved'),
    })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.acts}>
        <Button loading={isRunning} disabled={feed.is_running} onClick={runNow}>
          {t('portalFeeds.runNow')}
        </Button>
        <Button variant="secondary" loading={isRunning} onClick={pause}>
          {t(isPaused ? 'portalFeeds.resume' : 'portalFeeds.pause')}
        </Button>
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.editFeed(feed.id)}>
          {t('portalFeeds.edit')}
        </Link>
        <Remove feed={feed} />
      </div>
    </>
  )
}

function Remove({ feed }: { feed: Feed }) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const navigate = useNavigate()
  const remove = () =>
    run({
      act: () => feedCalls.remove(feed.id),
      done: t('portalFeeds.deleted'),
      onDone: () => void navigate(paths.feeds, { replace: true }),
    })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('portalFeeds.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        dangerous
        loading={isRunning}
        title={t('portalFeeds.delete')}
        confirmLabel={t('portalFeeds.delete')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {refusal !== null && <ErrorAlert title={refusal} />}
        <p>{t('portalFeeds.deleteAsk')}</p>
      </ConfirmDialog>
    </>
  )
}
