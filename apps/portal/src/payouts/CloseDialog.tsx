import type { PayoutBatch } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, formatMoney, TextInput } from '@bandari/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import css from '../staff/record/DecisionDialog.module.css'
import { judgeClosing, longestReason, longestReference, supportersOf } from './payout-words.ts'

interface CloseDialogProps {
  batch: PayoutBatch
  closure: 'paid' | 'discarded'
  isSaving: boolean
  refusal: string | null
  onConfirm: (text: string) => void
  onClose: () => void
}

export function CloseDialog(props: CloseDialogProps) {
  const { batch, closure, isSaving, refusal, onConfirm, onClose } = props
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const words = wordsOf(batch, closure)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const verdict = judgeClosing(closure, text)
    setMistake(verdict)
    if (verdict === null) onConfirm(text.trim())
    else field.current?.focus()
  }
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={closure === 'paid' ? 'primary' : 'danger'}
            loading={isSaving}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>{words.effect}</p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field label={words.label} error={mistake}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              maxLength={words.longest}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

function wordsOf(batch: PayoutBatch, closure: 'paid' | 'discarded') {
  const sum = formatMoney({ amount: batch.total, currency: batch.currency })
  if (closure === 'paid') {
    return {
      title: `Has ${sum} been sent?`,
      effect: `Enters a payment for each of ${supportersOf(batch)}, with this reference on their statements. This cannot be taken back.`,
      label: 'Reference of the transfer',
      longest: longestReference,
      confirm: 'Mark as paid',
    }
  }
  return {
    title: `Discard payout ${batch.id}?`,
    effect:
      'Nobody is paid by it, and its supporters are free for the next one. Do this only if no money was sent.',
    label: 'Reason',
    longest: longestReason,
    confirm: 'Discard the payout',
  }
}
