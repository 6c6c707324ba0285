import type { SupportAgent } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, formatMoney, TextArea, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useState } from 'react'
import { adjustCommission } from '../../providers/payouts.ts'
import { judgeAdjustment, type Mistakes, readAmount } from './adjustment.ts'
import css from '../../staff/record/DecisionDialog.module.css'
import { useLedgerWrite } from '../../staff/record/use-ledger-write.ts'

interface AdjustDialogProps {
  agent: SupportAgent
  onClose: () => void
}

/** A correction by hand: signed, approved at once, kept with its reason. */
export function AdjustDialog({ agent, onClose }: AdjustDialogProps) {
  const formId = useId()
  const [adjustment, setAdjustment] = useState({ amount: '', reason: '' })
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const { write, isWriting, refusal } = useLedgerWrite()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = judgeAdjustment(adjustment)
    setMistakes(found)
    const amount = readAmount(adjustment.amount)
    if (Object.keys(found).length > 0 || amount === null) return
    write({
      act: () => adjustCommission(agent.id, { amount, reason: adjustment.reason.trim() }),
      done: `The balance of ${agent.name} was adjusted by ${formatMoney({ amount, currency: agent.currency })}.`,
      onDone: onClose,
    })
  }
  return (
    <Dialog
      open
      title="Adjust the balance"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isWriting}>
            Enter the adjustment
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>
          {agent.name}: {formatMoney({ amount: agent.approved, currency: agent.currency })}{' '}
          approved.
        </p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field
          label="Amount in US dollars"
          hint="With a minus to take away."
          error={mistakes.amount}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={12}
              value={adjustment.amount}
              onChange={({ currentTarget: { value } }) =>
                setAdjustment({ ...adjustment, amount: value })
              }
            />
          )}
        </Field>
        <Field label="Reason" error={mistakes.reason}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={adjustment.reason}
              onChange={({ currentTarget: { value } }) =>
                setAdjustment({ ...adjustment, reason: value })
              }
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
