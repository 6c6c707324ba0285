import type { Feed, FeedRunAnswers, FeedRunReport } from '@bandari/sdk'
import { Button, buttonClass, ErrorAlert, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { feedCalls } from '../../providers/feeds.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from './Feeds.module.css'

interface RunActsProps {
  feed: Feed
  run: FeedRunReport
}

/** What the run waits for. */
export function RunActs({ feed, run }: RunActsProps) {
  const { import_id: importId } = run
  return (
    <>
      {run.state === 'waiting' && importId !== null && (
        <div className={css.acts}>
          <Link className={buttonClass()} to={paths.importListings(importId)}>
            {t('portalFeeds.answer')}
          </Link>
        </div>
      )}
      {run.state === 'held' && <Decision feed={feed} run={run} />}
      {(run.asks_prices || run.asks_missing) && <Answers feed={feed} run={run} />}
    </>
  )
}

function Decision({ feed, run }: RunActsProps) {
  const { run: call, isRunning, refusal } = useCall()
  const decide = (approve: boolean) =>
    call({
      act: () => feedCalls.decide({ feed: feed.id, run: run.id }, approve),
      done: t(approve ? 'portalFeeds.approved' : 'portalFeeds.refused'),
    })
  const withdraws = feed.missing === 'withdraw' && run.missing > 0 ? 'yes' : 'no'
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <p>{t('portalFeeds.approveWhat', { withdraws })}</p>
      <div className={css.acts}>
        <Button loading={isRunning} onClick={() => decide(true)}>
          {t('portalFeeds.approve')}
        </Button>
        <Button variant="secondary" loading={isRunning} onClick={() => decide(false)}>
          {t('portalFeeds.refuse')}
        </Button>
        {run.import_id !== null && (
          <Link
            className={buttonClass({ variant: 'secondary' })}
            to={paths.importListings(run.import_id)}
          >
            {t('portalFeeds.seeFile')}
          </Link>
        )}
      </div>
    </>
  )
}

function Answers({ feed, run }: RunActsProps) {
  const { run: call, isRunning, refusal } = useCall()
  const answer = (body: FeedRunAnswers) => () =>
    call({
      act: () => feedCalls.answer({ feed: feed.id, run: run.id }, body),
      done: t('portalFeeds.answered'),
    })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {run.asks_prices && (
        <>
          <Notice kind="attention">
            {t('portalFeeds.asksPrices', { count: run.held_prices })}
          </Notice>
          <div className={css.acts}>
            <Button loading={isRunning} onClick={answer({ prices: 'take' })}>
              {t('portalFeeds.takePrices')}
            </Button>
            <Button variant="secondary" loading={isRunning} onClick={answer({ prices: 'leave' })}>
              {t('portalFeeds.leavePrices')}
            </Button>
          </div>
        </>
      )}
      {run.asks_missing && (
        <>
          <Notice kind="attention">{t('portalFeeds.asksMissing', { count: run.missing })}</Notice>
          <div className={css.acts}>
            <Button loading={isRunning} onClick={answer({ missing: 'withdraw' })}>
              {t('portalFeeds.withdraw')}
            </Button>
            <Button
              variant="secondary"
              loading={isRunning}
              onClick={answer({ missing: 'sold-elsewhere' })}
            >
              {t('portalFeeds.soldElsewhere')}
            </Button>
            <Button variant="secondary" loading={isRunning} onClick={answer({ missing: 'leave' })}>
              {t('portalFeeds.leave')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
