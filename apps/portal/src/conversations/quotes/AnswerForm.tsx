import type { QuoteCharge, QuotedPlace, SupportQuote } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { RestoredNotice } from '../../shared/drafts/RestoredNotice.tsx'
import { useDraftForm } from '../../shared/drafts/use-draft-form.ts'
import { formatMoney } from '../../shared/format.ts'
import { fieldLeft } from '../../staff/answering/template-fields.ts'
import { useIsToWrite } from '../../staff/answering/use-next-one.ts'
import { AnswerFields, type QuoteAnswerValues } from './AnswerFields.tsx'
import {
  initialCharges,
  ownExtras,
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
  place: QuotedPlace | null
  shipping_type: SupportQuote['lines'][number]['shipping_type']
}

interface AnswerFormProps {
  quote: SupportQuote
  isSaving: boolean
  onSend: (answer: Answer, onDone: () => void) => void
  /** Goes on to the next that waits. */
  onNext: () => void
}

/** One charge, or one for each destination in the basket. */
export function AnswerForm({ quote, isSaving, onSend, onNext }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const typed = useTyped(quote)
  const { charges, until, insurance, inspection, note } = typed.value
  const extras = quote.insurance_requested ? [insurance, inspection] : [inspection]
  const [isValidated, setValidated] = useState(false)
  const isAnswered = quote.answered_at !== null
  const isToWrite = useIsToWrite()
  useEffect(() => {
    if (isToWrite) form.current?.querySelector<HTMLElement>('[data-charge]')?.focus()
  }, [isToWrite])

  const send = (then?: () => void) => {
    setValidated(true)
    const wrong = [
      ...charges.map(validateCharge),
      // In the order of their fields.
      ...extras.map(validateExtra),
    ].findIndex((mistake) => mistake !== null)
    if (wrong >= 0)
      return form.current?.querySelectorAll<HTMLElement>('[inputmode=decimal]')[wrong]?.focus()
    if (validateEnd(until) !== null)
      return form.current?.querySelector<HTMLInputElement>('[type=date]')?.focus()
    if (fieldLeft(note) !== null) return form.current?.querySelector('textarea')?.focus()
    onSend(answerOf(quote, typed.value), () => {
      typed.settle(typed.value)
      then?.()
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
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
      <Total quote={quote} charges={charges} insurance={insurance} inspection={inspection} />
      <Button type="submit" wide loading={isSaving}>
        {isAnswered ? t('staffQuotes.sendNew') : t('staffQuotes.send')}
      </Button>
      {!isAnswered && (
        <Button wide variant="secondary" loading={isSaving} onClick={() => send(onNext)}>
          {t('staffAnswers.sendAndNext')}
        </Button>
      )}
    </form>
  )
}

function answerOf(quote: SupportQuote, typed: QuoteAnswerValues): Answer {
  const { charges, insurance, inspection, note, until, place, shippingType } = typed
  const [country = '', port = ''] = place.split('/')
  return {
    charges: quote.charges.map((charge, index) => ({
      ...charge,
      shipping_charge: readCharge(charges[index] ?? ''),
    })),
    insurance: quote.insurance_requested ? readCharge(insurance) : null,
    inspection: readCharge(inspection),
    note: note.trim(),
    valid_until: until === '' ? null : until,
    place: place === '' ? null : { country, port },
    shipping_type: shippingType === '' ? null : shippingType,
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
      place: '',
      shippingType: '',
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
  const values = kept as Partial<QuoteAnswerValues>
  const { charges, insurance, inspection, note, until, place, shippingType } = values
  return (
    typeof insurance === 'string' &&
    typeof inspection === 'string' &&
    typeof note === 'string' &&
    typeof until === 'string' &&
    typeof place === 'string' &&
    ['', 'RORO', 'Container'].includes(shippingType ?? '-') &&
    Array.isArray(charges) &&
    charges.every((text) => typeof text === 'string')
  )
}

interface TotalProps {
  quote: SupportQuote
  charges: readonly string[]
  insurance: string
  inspection: string
}

/** As the buyer reads it, with what our own prices ask for what is left to them. */
function Total({ quote, charges, insurance, inspection }: TotalProps) {
  const { goods, currency, discount_code, own_prices } = quote
  const own = ownExtras(own_prices, charges)
  const isLeft = (text: string, price: string | null) => text.trim() === '' && price === null
  const extras = [
    insurance.trim() || (own.insurance ?? ''),
    inspection.trim() || (own.inspection ?? ''),
  ]
  const total = totalOf(goods, charges, extras)
  const isLeftToTariff =
    (quote.insurance_requested && isLeft(insurance, own.insurance)) || own_prices === null
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
