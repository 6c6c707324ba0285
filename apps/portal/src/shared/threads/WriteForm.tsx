import type { PlainMessageId } from '@bandari/i18n'
import { Button, ErrorAlert, Field, TextArea } from '@bandari/ui'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { t } from '../../language/translator.ts'
import type { Message } from '../../providers/threads.ts'
import { AddText } from './add-text.ts'
import { FileField } from './FileField.tsx'
import css from './Threads.module.css'
import { useMessage } from './use-message.ts'

interface WriteFormProps<Answer> {
  /** Where it is typed, for what is kept when somebody leaves: `messages/7`. */
  draftKey: string
  /** What stands in the field until something else was typed. */
  beginning?: string
  label: string
  /** Of the call, below `/api`; a form of staff has none, as what they write does not wait. */
  path?: string
  send: (message: Message) => Promise<Answer>
  onSent?: (answer: Answer) => void
  /** What is written often: it is put into the text and can be changed there. */
  answers?: readonly PlainMessageId[]
  /** Above the text: what can be put into it. */
  tools?: ReactNode
  mistakeIn?: (text: string) => string | null
  /** A second way to send, which goes on to something else. */
  sendAnd?: { label: string; goOn: () => void }
  /** Whoever comes here comes to write. */
  isToWrite?: boolean
}

/** Enter begins a line; with Ctrl or the command key it sends. */
export function WriteForm<Answer>(props: WriteFormProps<Answer>) {
  const { label, answers = [], tools, sendAnd } = props
  const { text, change, files, setFiles, write, ...state } = useMessage(props)
  const { isRunning, refusal, isMissing, mistake } = state
  const [fault, setFault] = useState<string | null>(null)
  const field = useWritten(props.isToWrite ?? false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) write()
  }
  const add = (words: string) => {
    change(text.trim() === '' ? words : `${text.trimEnd()}\n${words}`)
    field.current?.focus()
  }
  return (
    <form className={css.form} onSubmit={submitting(write)} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {answers.length > 0 && (
        <QuickAnswers answers={answers} onChoose={(answer) => add(t(answer))} />
      )}
      <AddText value={add}>{tools}</AddText>
      <Field
        label={label}
        hint={t('portalMessages.keys')}
        error={isMissing ? t('portalMessages.missing') : mistake}
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
      <FileField
        files={files}
        refusal={fault}
        onChange={(chosen, why) => {
          setFiles(chosen)
          setFault(why)
        }}
      />
      <div className={css.acts}>
        <Button type="submit" loading={isRunning}>
          {t('portalMessages.send')}
        </Button>
        {sendAnd && (
          <Button variant="secondary" loading={isRunning} onClick={() => write(sendAnd.goOn)}>
            {sendAnd.label}
          </Button>
        )}
      </div>
    </form>
  )
}

function submitting(write: () => void) {
  return (event: FormEvent) => {
    event.preventDefault()
    write()
  }
}

/** The field, with the focus from the beginning where somebody comes to write. */
function useWritten(isToWrite: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isToWrite) field.current?.focus()
  }, [isToWrite])
  return field
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
