import type { SentAgain, SupportMail, SupportOrder } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useMay } from '../../../staff/use-may.ts'
import { t } from '../../../language/translator.ts'
import { useOrderCall } from '../use-order-call.ts'

/** The invoice once more, for a buyer who cannot find it; an order that is paid or given up has no such button. */
export function SendInvoiceAgain({ order }: { order: SupportOrder }) {
  const { sendInvoiceAgain } = useDataProvider<PortalDataProvider>()
  const isAllowed = useMay('sendInvoiceAgain')
  if (!isAllowed || order.status !== 'Pending') return null
  return (
    <SendButton
      label={t('staffPapers.again.invoice')}
      effect={t('staffPapers.again.invoiceEffect', { name: order.user_name })}
      send={() => sendInvoiceAgain({ id: order.id })}
    />
  )
}

/** One mail once more, word by word; one that has not left yet needs none. */
export function SendMailAgain({ mail }: { mail: SupportMail }) {
  const { sendMailAgain } = useDataProvider<PortalDataProvider>()
  const isAllowed = useMay('sendMailAgain')
  if (!isAllowed || mail.sent_at === null) return null
  return (
    <SendButton
      label={t('staffPapers.again.mail')}
      effect={t('staffPapers.again.mailEffect', { to: mail.to })}
      send={() => sendMailAgain({ id: mail.order_id, mail: mail.id })}
    />
  )
}

interface SendButtonProps {
  label: string
  effect: string
  send: () => Promise<SentAgain>
}

function SendButton({ label, ...props }: SendButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && <SendDialog {...props} onClose={() => setAsking(false)} />}
    </>
  )
}

interface SendDialogProps extends Omit<SendButtonProps, 'label'> {
  onClose: () => void
}

function SendDialog({ effect, send, onClose }: SendDialogProps) {
  const { run, isSaving, refusal } = useOrderCall({
    call: send,
    done: ({ to }) => t('staffPapers.again.done', { to: to.join(', ') }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t('staffPapers.again.title')}
      effect={effect}
      confirm={t('staffPapers.again.confirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={() => run(undefined)}
      onClose={onClose}
    />
  )
}
