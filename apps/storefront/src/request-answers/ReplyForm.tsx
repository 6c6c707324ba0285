import { useTranslate } from '@bandari/i18n/react'
import { Button, ErrorAlert, Field, Notice, TextArea } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { useReplyToRequestMutation } from '../api/request-answers.ts'
import { newAttemptKey } from '../shared/purchase/attempt-key.ts'
import css from './RequestAnswersPage.module.css'

/** The same words pressed twice have one key, so that they are written once. */
export function ReplyForm({ token }: { token: string }) {
  const t = useTranslate()
  const [reply, { isLoading, isSuccess, error }] = useReplyToRequestMutation()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const attempt = useRef({ said: '', key: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    setMissing(said === '')
    if (said === '' || isLoading) return
    if (attempt.current.said !== said) attempt.current = { said, key: newAttemptKey() }
    const { data } = await reply({ key: attempt.current.key, body: { token, text: said } })
    if (data === undefined) return
    attempt.current = { said: '', key: '' }
    setText('')
  }
  const isTooMany = error !== undefined && asRefusal(error).status === 429
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      {error && (
        <ErrorAlert title={t(isTooMany ? 'requestAnswers.tooMany' : 'requestAnswers.notSent')} />
      )}
      {isSuccess && text === '' && (
        <Notice kind="success" live>
          {t('requestAnswers.sent')}
        </Notice>
      )}
      <Field
        label={t('requestAnswers.reply')}
        error={isMissing ? t('requestAnswers.missing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" loading={isLoading}>
          {t('requestAnswers.send')}
        </Button>
      </div>
    </form>
  )
}
