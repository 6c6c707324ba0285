import type { PayoutBatch } from '@bandari/sdk'
import { Field, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { formatMoney } from '../../shared/format.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { validateClosing, longestReason, longestReference, supportersOf } from './payout-labels.ts'
import { t } from '../../language/translator.ts'

interface CloseDialogProps {
  batch: PayoutBatch
  closure: 'paid' | 'discarded'
  isSaving: boolean
  refusal: string | null
  /** The server asks whether it is another one. */
  isAsked: boolean
  onEdit: () => void
  onConfirm: (text: string) => void
  onClose: () => void
}

export function CloseDialog(props: CloseDialogProps) {
  const { batch, closure, isAsked, onConfirm, ...dialog } = props
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const words = wordsOf(batch, closure)

  const submit = () => {
    const result = validateClosing(closure, text)
    setMistake(result)
    if (result === null) onConfirm(text.trim())
    else field.current?.focus()
  }
  return (
    <FormDialog
      {...dialog}
      title={words.title}
      effect={words.effect}
      confirm={isAsked ? t('staff.isAnother') : words.confirm}
      isHarsh={closure === 'discarded'}
      onSubmit={submit}
    >
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
    </FormDialog>
  )
}

function wordsOf(batch: PayoutBatch, closure: 'paid' | 'discarded') {
  const sum = formatMoney({ amount: batch.total, currency: batch.currency })
  if (closure === 'paid') {
    return {
      title: t('staffPayouts.close.sent', { sum }),
      effect: t('staffPayouts.close.effect', { supporters: supportersOf(batch) }),
      label: t('staffPayouts.close.reference'),
      longest: longestReference,
      confirm: t('staffPayouts.markPaid'),
    }
  }
  return {
    title: t('staffPayouts.close.discard', { id: batch.id }),
    effect: t('staffPayouts.close.discardEffect'),
    label: t('staff.reason'),
    longest: longestReason,
    confirm: t('staffPayouts.close.confirmDiscard'),
  }
}
