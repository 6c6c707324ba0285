import { Button, Dialog, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import css from './DecisionDialog.module.css'

export interface DecisionWords {
  title: string
  /** What comes of it, before it is done. */
  effect: string
  confirm: string
  isHarsh?: boolean
  needsReason?: boolean
  /** Who reads the reason. */
  hint: string
}

interface DecisionDialogProps {
  words: DecisionWords
  isSaving: boolean
  refusal: string | null
  onConfirm: (reason: string) => void
  onClose: () => void
  /** Stands before the reason: what is decided. */
  children?: ReactNode
}

const longestReason = 500

/** A decision of support and why it was made. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { words, isSaving, refusal, onConfirm, onClose, children } = props
  const { isHarsh = false, needsReason = true } = words
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = needsReason && reason.trim() === ''
    setMistake(isMissing ? 'Say why.' : null)
    if (isMissing) field.current?.focus()
    else onConfirm(reason.trim())
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
            variant={isHarsh ? 'danger' : 'primary'}
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
        {children}
        <Field label="Reason" optional={!needsReason} hint={words.hint} error={mistake}>
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
      </form>
    </Dialog>
  )
}
