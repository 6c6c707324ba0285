import type { PlainMessageId } from '@bandari/i18n'
import { Button, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { t } from '../../language/translator.ts'
import { useKept } from '../drafts/use-kept.ts'
import { useCall } from '../papers/use-call.ts'
import css from './Threads.module.css'

interface WriteFormProps<Answer> {
  /** Where it is typed, for what is kept when somebody leaves: `messages/7`. */
  place: string
  label: string
  send: (text: string) => Promise<Answer>
  onSent?: (answer: Answer) => void
  /** What is written often: it is put into the text and can be changed there. */
  answers?: readonly PlainMessageId[]
}

/** What is typed stays until it is sent. */
function useMessage<Answer>({ place, send, onSent }: Omit<WriteFormProps<Answer>, 'label'>) {
  const { run, isRunning, refusal } = useCall()
  const { value: text, change, settle } = useKept({ place, blank: '', isWhole: isText })
  const [isMissing, setMissing] = useState(false)
  const write = () => {
    const words = text.trim()
    setMissing(words === '')
    if (words === '') return
    run({
      act: () => send(words),
      onDone: (answer) => {
        settle('')
        onSent?.(answer)
      },
    })
  }
  const isEmpty = isMissing && text.trim() === ''
  return { text, change, write, isRunning, refusal, isEmpty }
}

/** Enter begins a line; with Ctrl or the command key it sends. */
export function WriteForm<Answer>(props: WriteFormProps<Answer>) {
  const { label, answers = [] } = props
  const { text, change, write, isRunning, refusal, isEmpty } = useMessage(props)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) write()
  }
  const add = (answer: PlainMessageId) => {
    change(text.trim() === '' ? t(answer) : `${text.trimEnd()}\n${t(answer)}`)
    field.current?.focus()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {answers.length > 0 && <QuickAnswers answers={answers} onChoose={add} />}
      <Field
        label={label}
        hint={t('portalMessages.keys')}
        error={isEmpty ? t('portalMessages.missing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={4}
            maxLength={2000}
            value={text}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.acts}>
        <Button type="submit" loading={isRunning}>
          {t('portalMessages.send')}
        </Button>
      </div>
    </form>
  )
}

interface QuickAnswersProps {
  answers: readonly PlainMessageId[]
  onChoose: (answer: PlainMessageId) => void
}

function QuickAnswers({ answers, onChoose }: QuickAnswersProps) {
  return (
    <fieldset className={css.answers}>
      <legend>{t('portalMessages.quick')}</legend>
      {answers.map((answer) => (
        <Button key={answer} variant="secondary" size="small" onClick={() => onChoose(answer)}>
          {t(answer)}
        </Button>
      ))}
    </fieldset>
  )
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string'
}
