import type { Webhook, WebhookDeliveryState } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { t } from '../language/translator.ts'
import { RowsSkeleton } from '../layout/ListSkeleton.tsx'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { type AnswerOf, useOperation } from '../providers/use-operation.ts'
import { useCall } from '../shared/documents/use-call.ts'
import { DeliveryEntry } from './DeliveryEntry.tsx'
import { deliveryStates, serverOf } from './labels.ts'
import type { WebhookSide } from './sides.ts'
import css from './Webhooks.module.css'

interface LogProps {
  side: WebhookSide
  webhook: Webhook
}

/** What was sent to a webhook, and what became of it. */
export function DeliveryLog({ side, webhook }: LogProps) {
  const [state, setState] = useState<WebhookDeliveryState | undefined>(undefined)
  const [before, setBefore] = useState<number | undefined>(undefined)
  const show = (chosen: WebhookDeliveryState | undefined) => {
    setState(chosen)
    setBefore(undefined)
  }
  return (
    <div className={css.page}>
      <Link to={side.path()}>{t('portalWebhooks.log.back')}</Link>
      <h2 className={css.title}>
        {t('portalWebhooks.log.of', { server: serverOf(webhook.address) })}
      </h2>
      <p>{t('portalWebhooks.log.lead')}</p>
      {webhook.is_on && <Replay side={side} webhook={webhook} />}
      <Filter state={state} onChange={show} />
      <Entries
        side={side}
        webhook={webhook}
        query={{ state, before }}
        onPage={(oldest) => setBefore(oldest)}
      />
    </div>
  )
}

const states = Object.keys(deliveryStates) as WebhookDeliveryState[]

interface FilterProps {
  state: WebhookDeliveryState | undefined
  onChange: (state: WebhookDeliveryState | undefined) => void
}

function Filter({ state, onChange }: FilterProps) {
  const choices = [
    { value: '', label: t('portalWebhooks.log.all') },
    ...states.map((value) => ({ value, label: t(deliveryStates[value].name) })),
  ]
  return (
    <div className={css.choice}>
      <Field label={t('portalWebhooks.log.show')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={choices}
            value={state ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange(states.find((each) => each === value))
            }
          />
        )}
      </Field>
    </div>
  )
}

interface EntriesProps extends LogProps {
  query: { state: WebhookDeliveryState | undefined; before: number | undefined }
  onPage: (before: number | undefined) => void
}

/** Looks again while something waits. */
function Entries({ side, webhook, query: { state, before }, onPage }: EntriesProps) {
  const query = { ...(state && { state }), ...(before !== undefined && { before }) }
  const { data, error, refetch } = useOperation(
    side.log,
    { path: { id: webhook.id }, query },
    { refetchInterval: ({ state: { data: log } }) => (isAnyWaiting(log) ? 3000 : false) },
  )
  if (!data && !error) return <RowsSkeleton />
  if (!data) {
    const title = t('portalWebhooks.log.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  const oldest = data.results.at(-1)?.id
  return (
    <>
      {data.results.length === 0 ? (
        <p className={css.quiet}>{t('portalWebhooks.log.none')}</p>
      ) : (
        <Card>
          <ul className={css.rows} aria-label={t('portalWebhooks.log.title')}>
            {data.results.map((delivery) => (
              <DeliveryEntry key={delivery.id} side={side} webhook={webhook} delivery={delivery} />
            ))}
          </ul>
        </Card>
      )}
      <div className={css.acts}>
        {before !== undefined && (
          <Button variant="secondary" onClick={() => onPage(undefined)}>
            {t('portalWebhooks.log.newest')}
          </Button>
        )}
        {data.has_more && (
          <Button variant="secondary" onClick={() => onPage(oldest)}>
            {t('portalWebhooks.log.older')}
          </Button>
        )}
      </div>
    </>
  )
}

function isAnyWaiting(log: AnswerOf<'listVendorWebhookDeliveries'> | undefined): boolean {
  return log?.results.some(({ state }) => state === 'waiting') ?? false
}

const hoursBack = [1, 6, 24, 72, 720] as const

function Replay({ side, webhook }: LogProps) {
  const [hours, setHours] = useState<number>(24)
  const { run, isRunning, refusal } = useCall()
  const notify = useNotify()
  const choices = hoursBack.map((value) => ({
    value: String(value),
    label: t('portalWebhooks.log.sinceHours', { hours: value }),
  }))
  const replay = () =>
    run({
      act: () =>
        side.calls.replay(webhook.id, {
          failed_since: new Date(Date.now() - hours * 3_600_000).toISOString(),
        }),
      onDone: ({ count }) =>
        notify(t('portalWebhooks.log.replayed', { count }), { type: 'success' }),
    })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.choice}>
        <Field label={t('portalWebhooks.log.since')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={choices}
              value={String(hours)}
              onChange={({ currentTarget: { value } }) => setHours(Number(value))}
            />
          )}
        </Field>
        <Button variant="secondary" loading={isRunning} onClick={replay}>
          {t('portalWebhooks.log.allAgain')}
        </Button>
      </div>
    </>
  )
}
