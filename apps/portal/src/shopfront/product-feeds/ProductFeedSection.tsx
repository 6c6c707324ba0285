import type { ProductFeed } from '@bandari/sdk'
import { Badge, Button, ConfirmDialog, ErrorAlert, Notice } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { renewProductFeedAddress, switchProductFeed } from '../../providers/product-feeds.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { formatMoment } from '../../shared/dates.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { kindLabels, kindNotes } from './feed-labels.ts'
import { LeftOut } from './LeftOut.tsx'
import css from './ProductFeeds.module.css'

/** One file: its switch, where the platform fetches it, what it holds and what not. */
export function ProductFeedSection({ feed }: { feed: ProductFeed }) {
  const { kind, is_on: isOn, url, failed_at: failedAt, last_run: last } = feed
  return (
    <Section
      title={
        <span className={css.title}>
          {t(kindLabels[kind])}
          <Badge tone={isOn ? 'available' : 'neutral'}>
            {t(isOn ? 'staffProductFeeds.on' : 'staffProductFeeds.off')}
          </Badge>
        </span>
      }
    >
      <div className={css.parts}>
        <p className={css.quiet}>{t(kindNotes[kind])}</p>
        {failedAt !== null && (
          <Notice kind="attention">
            {t('staffProductFeeds.runFailed', { moment: formatMoment(failedAt) })}
          </Notice>
        )}
        {url !== null && <Address url={url} />}
        <FactList facts={factsOf(feed)} />
        {isOn && last && <LeftOut run={last} />}
        <Acts feed={feed} />
      </div>
    </Section>
  )
}

function factsOf({ is_on: isOn, ...feed }: ProductFeed): Fact[] {
  const { last_run: last, next_run_at: next, changed_at: at, changed_by: by } = feed
  const waits = isOn ? t('staffProductFeeds.notYet') : null
  return [
    {
      name: t('staffProductFeeds.lastRun'),
      value: isOn && last ? formatMoment(last.finished_at) : waits,
    },
    {
      name: t('staffProductFeeds.rows'),
      value: isOn && last ? t('staffProductFeeds.vehicles', { count: last.rows }) : null,
    },
    { name: t('staffProductFeeds.nextRun'), value: next && formatMoment(next) },
    {
      name: t('staffProductFeeds.changed'),
      value: at && (by === null ? formatMoment(at) : `${by}, ${formatMoment(at)}`),
    },
  ]
}

function Address({ url }: { url: string }) {
  return (
    <div className={css.address}>
      <code className={css.url}>{url}</code>
      <div className={css.acts}>
        <CopyButton text={url} what={t('staffProductFeeds.address')} />
      </div>
    </div>
  )
}

type Asking = 'off' | 'renew' | null

function Acts({ feed: { kind, is_on: isOn } }: { feed: ProductFeed }) {
  const { run, isRunning, refusal } = useCall()
  const [asking, setAsking] = useState<Asking>(null)
  const close = () => setAsking(null)
  const turn = (on: boolean) =>
    run({
      act: () => switchProductFeed(kind, on),
      done: t(on ? 'staffProductFeeds.isOn' : 'staffProductFeeds.isOff'),
      onDone: close,
    })
  const renew = () =>
    run({
      act: () => renewProductFeedAddress(kind),
      done: t('staffProductFeeds.renewed'),
      onDone: close,
    })
  return (
    <>
      {refusal !== null && asking === null && <ErrorAlert title={refusal} />}
      <div className={css.acts}>
        {isOn ? (
          <>
            <Button variant="secondary" onClick={() => setAsking('renew')}>
              {t('staffProductFeeds.renew')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking('off')}>
              {t('staffProductFeeds.turnOff')}
            </Button>
          </>
        ) : (
          <Button loading={isRunning} onClick={() => turn(true)}>
            {t('staffProductFeeds.turnOn')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'off' ? 'staffProductFeeds.turnOff' : 'staffProductFeeds.renew')}
        confirmLabel={t(asking === 'off' ? 'staffProductFeeds.turnOff' : 'staffProductFeeds.renew')}
        cancelLabel={t('staff.back')}
        loading={isRunning}
        onConfirm={() => (asking === 'off' ? turn(false) : renew())}
        onCancel={close}
      >
        {refusal !== null && <ErrorAlert title={refusal} />}
        <p>{t(asking === 'off' ? 'staffProductFeeds.offMeans' : 'staffProductFeeds.renewMeans')}</p>
      </ConfirmDialog>
    </>
  )
}
