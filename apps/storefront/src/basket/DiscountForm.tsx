import type { PlainMessageId } from '@bandari/i18n'
import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import { Button, ErrorAlert, Field, Notice, TextInput } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useApplyDiscountMutation } from '../api/discounts.ts'
import { asRefusal, referenceOf } from '../api/refusal.ts'
import {
  appliedSentence,
  validateCode,
  longestCode,
  rejectionSentence,
  resultSentence,
} from './discount-code.ts'
import css from './DiscountForm.module.css'

/** One box for discounts and supporters' promo codes; the server tells which it is (decision 9). */
export function DiscountForm() {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const [apply, { data, error, isLoading, reset }] = useApplyDiscountMutation()
  const [code, setCode] = useState('')
  const [complaint, setComplaint] = useState<PlainMessageId | undefined>()
  const box = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const result = validateCode(code)
    setComplaint(resultSentence[result])
    if (result !== 'ok') box.current?.focus()
    if (result === 'missing') return reset()
    const answer = await apply({ vouchercode: code })
    if (!answer.data) return
    setCode('')
    setComplaint(undefined)
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={t('basket.code')} error={complaint && t(complaint)}>
        {(control) => (
          <span className={css.row}>
            <TextInput
              {...control}
              ref={box}
              name="vouchercode"
              value={code}
              maxLength={longestCode}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
            />
            <Button type="submit" variant="secondary" loading={isLoading}>
              {t('basket.apply')}
            </Button>
          </span>
        )}
      </Field>
      {error && !isLoading && (
        <ErrorAlert
          title={formatSentence(rejectionSentence(asRefusal(error)))}
          reference={referenceOf(error)}
        />
      )}
      {data && !isLoading && (
        <Notice kind="success" live>
          {t(appliedSentence(data))}
        </Notice>
      )}
    </form>
  )
}
