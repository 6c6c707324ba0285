import type { SupportOrder } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { formatMoment } from '../../../shared/dates.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import css from './MovesPanel.module.css'
import { useOrderCall } from '../use-order-call.ts'
import { t } from '../../../language/translator.ts'

/** The buyer asks to cancel: staff move the order, or say here why not. */
export function CancellationPanel({ order }: { order: SupportOrder }) {
  const { id, number, cancellation_request: request } = order
  const { declineCancellation } = useDataProvider<PortalDataProvider>()
  const [answer, setAnswer] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { run, isSaving, refusal } = useOrderCall({
    call: declineCancellation,
    done: () => t('staffOrders.cancellation.declined', { number }),
    onDone: () => setAnswer(''),
  })
  if (request?.state !== 'waiting') return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(answer.trim() === '')
    if (answer.trim() !== '') run({ id, answer: answer.trim() })
  }
  return (
    <Card as="section" aria-labelledby="cancellation">
      <h2 id="cancellation" className={css.title}>
        {t(
          request.asked_by === 'shop'
            ? 'staffOrders.cancellation.ofShop'
            : 'staffOrders.cancellation.title',
        )}
      </h2>
      <form className={css.moves} onSubmit={submit} noValidate>
        <p>{t('staffOrders.cancellation.asked', { moment: formatMoment(request.asked_at) })}</p>
        {request.reason !== '' && <q>{request.reason}</q>}
        <p>{t('staffOrders.cancellation.how')}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field
          label={t('staffOrders.cancellation.answer')}
          hint={t('staffOrders.cancellation.answerHint')}
          error={isMissing ? t('staffOrders.cancellation.answerMissing') : null}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={1000}
              value={answer}
              onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" loading={isSaving}>
          {t('staffOrders.cancellation.decline')}
        </Button>
      </form>
    </Card>
  )
}
