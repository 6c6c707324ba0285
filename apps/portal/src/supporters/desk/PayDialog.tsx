import type { SupportAgent } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, formatMoney, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { payAgent } from '../../providers/payouts.ts'
import css from '../../staff/record/DecisionDialog.module.css'
import { useLedgerWrite } from '../../staff/record/use-ledger-write.ts'

interface PayDialogProps {
  agent: SupportAgent
  onClose: () => void
}

/** After the money was sent: the whole payable balance, with the transfer's reference. */
export function PayDialog({ agent, onClose }: PayDialogProps) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [reference, setReference] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { write, isWriting, refusal } = useLedgerWrite()
  const sum = formatMoney({ amount: agent.payable, currency: agent.currency })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = reference.trim() === ''
    setMistake(isMissing ? 'Say how it was paid.' : null)
    if (isMissing) return field.current?.focus()
    write({
      act: () => payAgent(agent.id, { reference: reference.trim() }),
      done: `${sum} paid to ${agent.name}.`,
      onDone: onClose,
    })
  }
  return (
    <Dialog
      open
      title={`Pay ${sum}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isWriting}>
            Mark as paid
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>
          To {agent.name}, {agent.mobile}. Send the money first: this only enters it.
        </p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field label="Reference of the transfer" error={mistake}>
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
      </form>
    </Dialog>
  )
}
