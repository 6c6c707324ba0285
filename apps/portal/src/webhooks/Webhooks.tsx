import type { WebhookWithSecret } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { t } from '../language/translator.ts'
import { RowsSkeleton } from '../layout/ListSkeleton.tsx'
import { LoadFailure } from '../layout/LoadFailure.tsx'
import { type AnswerOf, useOperation } from '../providers/use-operation.ts'
import { useCall } from '../shared/documents/use-call.ts'
import { positive } from '../shared/positive.ts'
import { DeliveryLog } from './DeliveryLog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import type { WebhookSide } from './sides.ts'
import { WebhookCard } from './WebhookCard.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import css from './Webhooks.module.css'

/** Webhooks of an owner, or what was sent to one of them: which stands in the address. */
export function Webhooks({ side }: { side: WebhookSide }) {
  const { data, error, refetch } = useOperation(side.list, {})
  const [query] = useSearchParams()
  const open = data?.results.find(({ id }) => id === positive(query.get('log')))
  if (open) return <DeliveryLog key={open.id} side={side} webhook={open} />
  if (data) return <List side={side} {...data} />
  if (!error) return <RowsSkeleton />
  const title = t('portalWebhooks.failed')
  return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
}

type Listed = AnswerOf<'listVendorWebhooks'>

function List({ side, results, most, event_types: types }: Listed & { side: WebhookSide }) {
  const [made, setMade] = useState<WebhookWithSecret | null>(null)
  return (
    <div className={css.page}>
      <p>{t('portalWebhooks.lead')}</p>
      {results.length === 0 ? (
        <p className={css.quiet}>{t('portalWebhooks.none')}</p>
      ) : (
        <ul className={css.list} aria-label={t('portalWebhooks.list')}>
          {results.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              side={side}
              webhook={webhook}
              types={types}
              onSecret={setMade}
            />
          ))}
        </ul>
      )}
      {results.length < most ? (
        <Add side={side} types={types} onMade={setMade} />
      ) : (
        <p className={css.quiet}>{t('portalWebhooks.most', { most })}</p>
      )}
      <SecretDialog secret={made?.secret ?? null} onClose={() => setMade(null)} />
    </div>
  )
}

interface AddProps {
  side: WebhookSide
  types: Listed['event_types']
  onMade: (made: WebhookWithSecret) => void
}

function Add({ side, types, onMade }: AddProps) {
  const [isOpen, setOpen] = useState(false)
  const { run, isRunning, refusal } = useCall()
  if (!isOpen)
    return (
      <div className={css.acts}>
        <Button onClick={() => setOpen(true)}>{t('portalWebhooks.add')}</Button>
      </div>
    )
  return (
    <WebhookForm
      types={types}
      isSaving={isRunning}
      refusal={refusal}
      onCancel={() => setOpen(false)}
      onSave={(body) =>
        run({
          act: () => side.calls.create(body),
          onDone: (answer) => {
            setOpen(false)
            onMade(answer)
          },
        })
      }
    />
  )
}
