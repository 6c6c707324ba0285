import type { QuoteCharge, SupportQuote } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { RestoredNotice } from '../../shared/drafts/RestoredNotice.tsx'
import { useDraftForm } from '../../shared/drafts/use-draft-form.ts'
import { formatMoney } from '../../shared/format.ts'
import { AnswerFields, type QuoteAnswerValues } from './AnswerFields.tsx'
import {
  initialCharges,
  readCharge,
  totalOf,
  validateCharge,
  validateEnd,
  validateExtra,
} from './charge-form.ts'
import css from './Quotes.module.css'
import { t } from '../../language/translator.ts'
import { localDay } from '../../shared/dates.ts'

export interface Answer {
  charges: QuoteCharge[]
  insurance: string | null
  inspection: string | null
  note: string
  valid_until: string | null
}

interface AnswerFormProps {
  quote: SupportQuote
  isSaving: boolean
  onSend: (answer: Answer, onDone: () => void) => void
}

/** One charge, or one for each destination in the basket. */
export function AnswerForm({ quote, isSaving, onSend }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const typed = useTyped(quote)
  const { charges, until, insurance, inspection } = typed.value
  const extras = quote.insurance_requested ? [insurance, inspection] : [inspection]
  const [isValidated, setValidated] = useState(false)
  const isAnswered = quote.answered_at !== null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    const wrong = [
      ...charges.map(validateCharge),
      // In the order of their fields.
      ...extras.map(validateExtra),
    ].findIndex((mistake) => mistake !== null)
    if (wrong >= 0) return form.current?.querySelectorAll('input')[wrong]?.focus()
    if (validateEnd(until) !== null)
      return form.current?.querySelector<HTMLInputElement>('[type=date]')?.focus()
    onSend(answerOf(quote, typed.value), () => typed.settle(typed.value))
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      {typed.isRestored && <RestoredNotice onDiscard={typed.discard} />}
      <AnswerFields
        quote={quote}
        typed={typed.value}
        isValidated={isValidated}
        onChange={typed.change}
      />
      <Total quote={quote} charges={charges} extras={extras} />
      <Button type="submit" wide loading={isSaving}>
        {isAnswered ? t('staffQuotes.sendNew') : t('staffQuotes.send')}
      </Button>
    </form>
  )
}

function answerOf(quote: SupportQuote, typed: QuoteAnswerValues): Answer {
  const { charges, insurance, inspection, note, until } = typed
  return {
    charges: quote.charges.map((charge, index) => ({
      ...charge,
      shipping_charge: readCharge(charges[index] ?? ''),
    })),
    insurance: quote.insurance_requested ? readCharge(insurance) : null,
    inspection: readCharge(inspection),
    note: note.trim(),
    valid_until: until === '' ? null : until,
  }
}

/** Kept for these destinations: where the basket goes elsewhere, other charges are asked for. */
function useTyped(quote: SupportQuote) {
  const places = quote.charges.map(({ destination_code }) => destination_code)
  return useDraftForm<QuoteAnswerValues>({
    draftKey: `support/quotes/${quote.id}/${places.join(' ')}`,
    blank: {
      charges: initialCharges(quote.charges),
      insurance: quote.insurance ?? '',
      inspection: quote.inspection ?? '',
      note: quote.note,
      until: firstEnd(quote),
    },
    isWhole: (kept): kept is QuoteAnswerValues =>
      isTyped(kept) && kept.charges.length === places.length,
  })
}

/** A new answer holds for two weeks unless somebody says otherwise; a given answer keeps its last day. */
function firstEnd({ answered_at, valid_until }: SupportQuote): string {
  if (answered_at !== null) return valid_until ?? ''
  return localDay(14)
}

/** Checks a stored form: it may come from an older release. */
function isTyped(kept: unknown): kept is QuoteAnswerValues {
  if (typeof kept !== 'object' || kept === null) return false
  const { charges, insurance, inspection, note, until } = kept as Partial<QuoteAnswerValues>
  return (
    typeof insurance === 'string' &&
    typeof inspection === 'string' &&
    typeof note === 'string' &&
    typeof until === 'string' &&
    Array.isArray(charges) &&
    charges.every((text) => typeof text === 'string')
  )
}

interface TotalProps {
  quote: SupportQuote
  charges: readonly string[]
  extras: readonly string[]
}

function Total({ quote, charges, extras }: TotalProps) {
  const { goods, currency, discount_code } = quote
  const total = totalOf(goods, charges, extras)
  const isLeftToTariff = extras.some((text) => text.trim() === '')
  return (
    <>
      <p className={css.total}>
        <span>
          {discount_code === null ? t('staffQuotes.buyerPays') : t('staffQuotes.buyerPaysBefore')}
        </span>
        <strong>{total === null ? '–' : formatMoney({ amount: total, currency })}</strong>
      </p>
      {isLeftToTariff && <p className={css.quiet}>{t('staffQuotes.tariffNotIn')}</p>}
    </>
  )
}
