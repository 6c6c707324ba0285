import type { Order } from '@bandari/sdk'
import { Button, ConfirmDialog, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { useState } from 'react'
import { useCall } from '../../shared/documents/use-call.ts'
import { cancelOrder } from '../../providers/orders.ts'
import css from './OrderPage.module.css'
import { t } from '../../language/translator.ts'

const ways = {
  'at-once': {
    why: 'portalAccount.cancel.atOnce',
    act: 'portalAccount.cancel.button',
    done: 'portalAccount.cancel.done',
  },
  ask: {
    why: 'portalAccount.cancel.ask',
    act: 'portalAccount.cancel.askButton',
    done: 'portalAccount.cancel.asked',
  },
} as const

/** The buyer's way out: at once while nothing is paid, by asking for it after. */
export function CancelOrder({ order }: { order: Order }) {
  const { way } = order.cancellation
  const [isOpen, setOpen] = useState(false)
  if (way === 'none') return null
  const { why, act } = ways[way]
  return (
    <section aria-labelledby="cancel-order">
      <h2 id="cancel-order">{t('portalAccount.cancel.title')}</h2>
      <div className={css.cancel}>
        <p>{t(why)}</p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t(act)}
        </Button>
      </div>
      {isOpen && <CancelDialog order={order} way={way} onClose={() => setOpen(false)} />}
    </section>
  )
}

interface CancelDialogProps {
  order: Order
  way: keyof typeof ways
  onClose: () => void
}

function CancelDialog({ order: { id, number }, way, onClose }: CancelDialogProps) {
  const { run, isRunning, refusal } = useCall()
  const [reason, setReason] = useState('')
  const { why, act, done } = ways[way]
  const send = () =>
    run({
      act: () => cancelOrder({ id, reason: reason.trim() }),
      done: t(done, { number }),
      onDone: onClose,
    })
  return (
    <ConfirmDialog
      open
      title={t('portalAccount.cancel.sure', { number })}
      confirmLabel={t(act)}
      cancelLabel={t('portalAccount.cancel.keep')}
      dangerous
      loading={isRunning}
      onConfirm={send}
      onCancel={onClose}
    >
      {refusal !== null && <ErrorAlert title={refusal} />}
      <p>{t(why)}</p>
      <Field label={t('portalAccount.cancel.reason')} optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  )
}
