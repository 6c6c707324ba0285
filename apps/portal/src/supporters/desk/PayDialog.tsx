import type { SupportAgent } from '@bandari/sdk'
import { Field, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { payAgent } from '../../providers/payouts.ts'
import { formatMoney } from '../../shared/format.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'
import { t } from '../../language/translator.ts'

interface PayDialogProps {
  agent: SupportAgent
  onClose: () => void
}

/** After the money was sent: the whole payable balance, with the transfer's reference. */
export function PayDialog({ agent, onClose }: PayDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [reference, setReference] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { write, isWriting, refusal } = useWrite()
  const sum = formatMoney({ amount: agent.payable, currency: agent.currency })

  const submit = () => {
    const isMissing = reference.trim() === ''
    setMistake(isMissing ? t('staffSupporters.pay.referenceMistake') : null)
    if (isMissing) return field.current?.focus()
    write({
      act: () => payAgent(agent.id, { reference: reference.trim() }),
      done: t('staffSupporters.pay.done', { sum, name: agent.name }),
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      title={t('staffSupporters.pay.title', { sum })}
      effect={t('staffSupporters.pay.effect', { name: agent.name, mobile: agent.mobile })}
      confirm={t('staffSupporters.pay.confirm')}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('staffSupporters.pay.reference')} error={mistake}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            maxLength={140}
            value={reference}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
