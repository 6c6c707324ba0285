import type { Webhook, WebhookDelivery } from '@bandari/sdk'
import { Badge, Button, ErrorAlert } from '@bandari/ui'
import { useNotify } from 'react-admin'
import { t } from '../language/translator.ts'
import { formatMoment } from '../shared/dates.ts'
import { useCall } from '../shared/documents/use-call.ts'
import { deliveryStates, eventLabel, faults } from './labels.ts'
import type { WebhookSide } from './sides.ts'
import css from './Webhooks.module.css'

interface DeliveryEntryProps {
  side: WebhookSide
  webhook: Webhook
  delivery: WebhookDelivery
}

export function DeliveryEntry({ side, webhook, delivery }: DeliveryEntryProps) {
  const { state, type, message_id, date_created, payload, answer } = delivery
  const { name, tone } = deliveryStates[state]
  return (
    <li className={css.row}>
      <div className={css.line}>
        <strong>{eventLabel(type)}</strong>
        <Badge tone={tone}>{t(name)}</Badge>
      </div>
      <span className={css.quiet}>
        {formatMoment(date_created)} · {message_id}
      </span>
      <Outcome delivery={delivery} />
      <Text title={t('portalWebhooks.log.payload')} text={payload} />
      {answer !== null && answer !== '' && (
        <Text title={t('portalWebhooks.log.answer')} text={answer} />
      )}
      {webhook.is_on && state !== 'waiting' && (
        <Again side={side} webhook={webhook} delivery={delivery} />
      )}
    </li>
  )
}

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { attempts, status, duration_ms: ms, fault, next_attempt } = delivery
  const reason = fault === null ? null : faults[fault]
  return (
    <>
      {attempts > 0 && (
        <span>
          {t('portalWebhooks.log.attempts', { count: attempts })}
          {status !== null && ms !== null && (
            <> · {t('portalWebhooks.log.answered', { status: String(status), ms: String(ms) })}</>
          )}
        </span>
      )}
      {reason !== null && <span>{t(reason)}</span>}
      {next_attempt !== null && attempts > 0 && (
        <span>{t('portalWebhooks.log.next', { moment: formatMoment(next_attempt) })}</span>
      )}
    </>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre className={css.code}>{text}</pre>
    </details>
  )
}

function Again({ side, webhook, delivery }: DeliveryEntryProps) {
  const { run, isRunning, refusal } = useCall()
  const notify = useNotify()
  const again = () =>
    run({
      act: () => side.calls.replay(webhook.id, { delivery: delivery.id }),
      onDone: ({ count }) =>
        notify(t('portalWebhooks.log.replayed', { count }), { type: 'success' }),
    })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.acts}>
        <Button variant="quiet" size="small" loading={isRunning} onClick={again}>
          {t('portalWebhooks.log.again')}
        </Button>
      </div>
    </>
  )
}
