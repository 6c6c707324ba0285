import type { QuoteCharge, SupportQuote } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { RestoredNotice } from '../shared/drafts/RestoredNotice.tsx'
import { useKept } from '../shared/drafts/use-kept.ts'
import { formatMoney } from '../shared/format.ts'
import { AnswerFields, type Typed } from './AnswerFields.tsx'
import { initialCharges, readCharge, totalOf, validateCharge, validateEnd } from './charge-form.ts'
import css from './Quotes.module.css'
import { t } from '../language/translator.ts'

export interface Answer {
  charges: QuoteCharge[]
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
  const { charges, until } = typed.value
  const [isValidated, setValidated] = useState(false)
  const isAnswered = quote.answered_at !== null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    const wrong = charges.findIndex((text) => validateCharge(text) !== null)
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
      <Total quote={quote} charges={charges} />
      <Button type="submit" wide loading={isSaving}>
        {isAnswered ? t('staffQuotes.sendNew') : t('staffQuotes.send')}
      </Button>
    </form>
  )
}

function answerOf(quote: SupportQuote, { charges, note, until }: Typed): Answer {
  return {
    charges: quote.charges.map((charge, index) => ({
      ...charge,
      shipping_charge: readCharge(charges[index] ?? ''),
    })),
    note: note.trim(),
    valid_until: until === '' ? null : until,
  }
}

/** Kept for these destinations: where the basket goes elsewhere, other charges are asked for. */
function useTyped(quote: SupportQuote) {
  const places = quote.charges.map(({ destination_code }) => destination_code)
  return useKept<Typed>({
    place: `support/quotes/${quote.id}/${places.join(' ')}`,
    blank: { charges: initialCharges(quote.charges), note: quote.note, until: firstEnd(quote) },
    isWhole: (kept): kept is Typed => isTyped(kept) && kept.charges.length === places.length,
  })
}

/** A new answer holds for two weeks unless somebody says otherwise; a given one as it was given. */
function firstEnd({ answered_at, valid_until }: SupportQuote): string {
  if (answered_at !== null) return valid_until ?? ''
  return new Date(Date.now() + 14 * 24 * 3600_000).toISOString().slice(0, 10)
}

/** It may have been kept by an older release. */
function isTyped(kept: unknown): kept is Typed {
  if (typeof kept !== 'object' || kept === null) return false
  const { charges, note, until } = kept as Partial<Typed>
  return (
    typeof note === 'string' &&
    typeof until === 'string' &&
    Array.isArray(charges) &&
    charges.every((text) => typeof text === 'string')
  )
}

function Total({ quote, charges }: { quote: SupportQuote; charges: readonly string[] }) {
  const { goods, currency, discount_code } = quote
  const total = totalOf(goods, charges)
  return (
    <p className={css.total}>
      <span>
        {discount_code === null ? t('staffQuotes.buyerPays') : t('staffQuotes.buyerPaysBefore')}
      </span>
      <strong>{total === null ? '–' : formatMoney({ amount: total, currency })}</strong>
    </p>
  )
}
