import type { Webhook, WebhookEventType, WebhookWithSecret } from '@bandari/sdk'
import { Badge, Button, buttonClass, Card, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../language/translator.ts'
import { formatMoment } from '../shared/dates.ts'
import { useCall } from '../shared/documents/use-call.ts'
import { eventLabel, serverOf, stateOf } from './labels.ts'
import type { WebhookSide } from './sides.ts'
import { WebhookForm } from './WebhookForm.tsx'
import css from './Webhooks.module.css'

interface WebhookCardProps {
  side: WebhookSide
  webhook: Webhook
  types: readonly WebhookEventType[]
  onSecret: (made: WebhookWithSecret) => void
}

export function WebhookCard({ side, webhook, types, onSecret }: WebhookCardProps) {
  const [isEditing, setEditing] = useState(false)
  const { run, isRunning, refusal } = useCall()
  if (isEditing)
    return (
      <li>
        <WebhookForm
          webhook={webhook}
          types={types}
          isSaving={isRunning}
          refusal={refusal}
          onCancel={() => setEditing(false)}
          onSave={(body) =>
            run({
              act: () => side.calls.save(webhook.id, body),
              done: t('portalWebhooks.saved'),
              onDone: () => setEditing(false),
            })
          }
        />
      </li>
    )
  return (
    <Card as="li" className={css.part}>
      <Head webhook={webhook} />
      <Acts side={side} webhook={webhook} onEdit={() => setEditing(true)} onSecret={onSecret} />
    </Card>
  )
}

function Head({ webhook }: { webhook: Webhook }) {
  const { address, description, events, off_by, failing_since, previous_secret_until } = webhook
  const { name, tone } = stateOf(webhook)
  return (
    <>
      <div className={css.line}>
        <strong>{description === '' ? serverOf(address) : description}</strong>
        <Badge tone={tone}>{t(name)}</Badge>
      </div>
      <span className={css.quiet}>{address}</span>
      {off_by === 'gone' && <p>{t('portalWebhooks.offBy.gone')}</p>}
      {off_by === 'failures' && <p>{t('portalWebhooks.offBy.failures')}</p>}
      {off_by === null && failing_since !== null && (
        <p>{t('portalWebhooks.failingSince', { moment: formatMoment(failing_since) })}</p>
      )}
      {previous_secret_until !== null && (
        <p>{t('portalWebhooks.overlap', { moment: formatMoment(previous_secret_until) })}</p>
      )}
      <ul className={css.chosen} aria-label={t('portalWebhooks.events')}>
        {events.map((type) => (
          <li key={type}>{eventLabel(type)}</li>
        ))}
      </ul>
    </>
  )
}

interface ActsProps {
  side: WebhookSide
  webhook: Webhook
  onEdit: () => void
  onSecret: (made: WebhookWithSecret) => void
}

function Acts({ side, webhook, onEdit, onSecret }: ActsProps) {
  const { run, isRunning, refusal } = useCall()
  const { id } = webhook
  const test = () => run({ act: () => side.calls.test(id), done: t('portalWebhooks.tested') })
  return (
    <>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.acts}>
        <Link className={buttonClass({ variant: 'secondary' })} to={side.path(id)}>
          {t('portalWebhooks.log.title')}
        </Link>
        <Button variant="secondary" loading={isRunning} disabled={!webhook.is_on} onClick={test}>
          {t('portalWebhooks.test')}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          {t('portalWebhooks.edit')}
        </Button>
        <Rotate side={side} id={id} onSecret={onSecret} />
        <Remove side={side} id={id} />
      </div>
    </>
  )
}

interface RotateProps {
  side: WebhookSide
  id: number
  onSecret: (made: WebhookWithSecret) => void
}

function Rotate({ side, id, onSecret }: RotateProps) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const rotate = () =>
    run({
      act: () => side.calls.rotate(id),
      onDone: (made) => {
        setAsking(false)
        onSecret(made)
      },
    })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('portalWebhooks.rotate')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        loading={isRunning}
        title={t('portalWebhooks.rotate')}
        confirmLabel={t('portalWebhooks.rotate')}
        onConfirm={rotate}
        onCancel={() => setAsking(false)}
      >
        {refusal !== null && <ErrorAlert title={refusal} />}
        <p>{t('portalWebhooks.rotateAsk')}</p>
      </ConfirmDialog>
    </>
  )
}

function Remove({ side, id }: { side: WebhookSide; id: number }) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const remove = () => run({ act: () => side.calls.remove(id), done: t('portalWebhooks.deleted') })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('portalWebhooks.delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        dangerous
        loading={isRunning}
        title={t('portalWebhooks.delete')}
        confirmLabel={t('portalWebhooks.delete')}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {refusal !== null && <ErrorAlert title={refusal} />}
        <p>{t('portalWebhooks.deleteAsk')}</p>
      </ConfirmDialog>
    </>
  )
}
