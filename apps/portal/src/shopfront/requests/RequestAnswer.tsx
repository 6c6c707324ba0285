import type { SupportRequest } from '@bandari/sdk'
import { Button, ErrorAlert, Field, SelectInput, TextArea } from '@bandari/ui'
import { type FormEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { newAttemptKey } from '../../providers/attempt-key.ts'
import { requestCalls } from '../../providers/answering.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { useDraftForm } from '../../shared/drafts/use-draft-form.ts'
import { TemplatePicker } from '../../staff/answering/TemplatePicker.tsx'
import { fieldLeft } from '../../staff/answering/template-fields.ts'
import { useFieldToWrite, useNextOne } from '../../staff/answering/use-next-one.ts'
import { withText } from '../../staff/answering/with-text.ts'
import { Section } from '../../staff/record/Section.tsx'
import { useMay } from '../../staff/use-may.ts'
import css from './Inbox.module.css'
import { RequestConversation } from './RequestConversation.tsx'
import { t } from '../../language/translator.ts'

const longest = 2000

/** Somebody without an account is answered by mail from here; they write back on a page that the mail leads to. */
export function RequestAnswer({ request }: { request: SupportRequest }) {
  const mayAnswer = useMay('answerRequest')
  return (
    <Section title={t('staffRequests.byMail')} className={css.panel}>
      <RequestConversation {...request} />
      {mayAnswer && <AnswerForm request={request} />}
      {mayAnswer && <ReplyForm id={request.id} />}
    </Section>
  )
}

/** The same words pressed twice have one key, so that they are written once. */
function useOnce() {
  const attempt = useRef({ said: '', key: '' })
  return {
    keyFor: (said: string) => {
      if (attempt.current.said !== said) attempt.current = { said, key: newAttemptKey() }
      return attempt.current.key
    },
    forget: () => {
      attempt.current = { said: '', key: '' }
    },
  }
}

function AnswerForm({ request: { id, email } }: { request: SupportRequest }) {
  const { run, isRunning, refusal } = useCall()
  const { go } = useNextOne('support/requests', id)
  const field = useFieldToWrite()
  const [mistake, setMistake] = useState<string | null>(null)
  const typed = useDraftForm({
    draftKey: `support/requests/${id}/answer`,
    blank: '',
    isWhole: isText,
  })
  const once = useOnce()
  const send = (then?: () => void) => {
    const text = typed.value.trim()
    const wrong = text === '' ? t('staffRequests.answerMissing') : fieldLeft(text)
    setMistake(wrong)
    if (wrong !== null) return field.current?.focus()
    run({
      act: () => requestCalls.answerRequest({ id, text, key: once.keyFor(text) }),
      done: t('staffRequests.answerSent', { email: email ?? '' }),
      onDone: () => {
        once.forget()
        typed.settle('')
        then?.()
      },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={css.panel} onSubmit={submit} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <TemplatePicker
        what="request"
        id={id}
        onChoose={(text) => {
          typed.change(withText(typed.value, text))
          field.current?.focus()
        }}
      />
      <AnswerText
        field={field}
        text={typed.value}
        mistake={mistake}
        onChange={typed.change}
        onSend={() => send()}
      />
      <Button type="submit" wide loading={isRunning}>
        {t('staffRequests.sendAnswer')}
      </Button>
      <Button wide variant="secondary" loading={isRunning} onClick={() => send(go)}>
        {t('staffAnswers.sendAndNext')}
      </Button>
    </form>
  )
}

interface AnswerTextProps {
  field: Ref<HTMLTextAreaElement>
  text: string
  mistake: string | null
  onChange: (text: string) => void
  onSend: () => void
}

/** Enter begins a line; with Ctrl or the command key it sends. */
function AnswerText({ field, text, mistake, onChange, onSend }: AnswerTextProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend()
  }
  return (
    <Field label={t('staffRequests.answer')} hint={t('staffRequests.answerHint')} error={mistake}>
      {(control) => (
        <TextArea
          {...control}
          ref={field}
          rows={5}
          maxLength={longest}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
      )}
    </Field>
  )
}

const ways = ['mail', 'telephone'] as const

/** The shop reads no mailbox: what came there, or by telephone, is written down here. */
function ReplyForm({ id }: { id: number }) {
  const { run, isRunning, refusal } = useCall()
  const [text, setText] = useState('')
  const [via, setVia] = useState<(typeof ways)[number]>('mail')
  const [mistake, setMistake] = useState<string | null>(null)
  const once = useOnce()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    setMistake(said === '' ? t('staffRequests.replyMissing') : null)
    if (said === '') return
    run({
      act: () => requestCalls.recordRequestReply({ id, text: said, via, key: once.keyFor(said) }),
      done: t('staffRequests.replyNoted'),
      onDone: () => {
        once.forget()
        setText('')
      },
    })
  }
  return (
    <details>
      <summary>{t('staffRequests.replyOther')}</summary>
      <form className={css.panel} onSubmit={submit} noValidate>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field label={t('staffRequests.replyVia')}>
          {(control) => (
            <SelectInput
              {...control}
              choices={ways.map((way) => ({ value: way, label: t(`staffRequests.via.${way}`) }))}
              value={via}
              onChange={({ currentTarget: { value } }) =>
                setVia(ways.find((way) => way === value) ?? 'mail')
              }
            />
          )}
        </Field>
        <Field label={t('staffRequests.reply')} error={mistake}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={longest}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
          )}
        </Field>
        <Button type="submit" wide variant="secondary" loading={isRunning}>
          {t('staffRequests.replyNote')}
        </Button>
      </form>
    </details>
  )
}

function isText(kept: unknown): kept is string {
  return typeof kept === 'string'
}
