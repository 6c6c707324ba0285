import { Field, TextArea } from '@bandari/ui'
import { type ReactNode, useRef, useState } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { formatSentence, t } from '../../language/translator.ts'

/** Ids, or words. */
export interface DecisionTexts {
  title: string
  /** The consequence, said before the decision is made. */
  effect: string
  confirm: string
  isHarsh?: boolean
  needsReason?: boolean
  /** Who reads the reason. */
  hint: string
}

interface DecisionDialogProps {
  words: DecisionTexts
  isSaving: boolean
  refusal: string | null
  onConfirm: (reason: string) => void
  onClose: () => void
  /** Fields before the reason: what is decided. */
  children?: ReactNode
}

const longestReason = 500

/** A decision of support and why it was made. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { words, onConfirm, children, ...dialog } = props
  const { title, effect, confirm, isHarsh = false, needsReason = true, hint } = words
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)

  const submit = () => {
    const isMissing = needsReason && reason.trim() === ''
    setMistake(isMissing ? t('staff.sayWhy') : null)
    if (isMissing) field.current?.focus()
    else onConfirm(reason.trim())
  }
  return (
    <FormDialog
      {...dialog}
      title={formatSentence(title)}
      effect={formatSentence(effect)}
      confirm={formatSentence(confirm)}
      isHarsh={isHarsh}
      onSubmit={submit}
    >
      {children}
      <Field
        label={t('staff.reason')}
        optional={!needsReason}
        hint={formatSentence(hint)}
        error={mistake}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={3}
            maxLength={longestReason}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
