import { Button, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { useCall } from '../documents/use-call.ts'
import css from './Reviews.module.css'

interface WordsFormProps {
  label: string
  hint?: string
  most: number
  confirm: string
  /** Said once it is sent. */
  done: string
  send: (words: string) => Promise<unknown>
  onClose: () => void
}

/** An answer, or a report: some words and nothing else. */
export function WordsForm({ label, hint, most, confirm, done, send, onClose }: WordsFormProps) {
  const { run, isRunning, refusal } = useCall()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    setMissing(words === '')
    if (words !== '') run({ act: () => send(words), done, onDone: onClose })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Field
        label={label}
        {...(hint !== undefined && { hint })}
        error={isMissing ? t('portalReviews.missing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={most}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.acts}>
        <Button type="submit" loading={isRunning}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
      </div>
    </form>
  )
}
