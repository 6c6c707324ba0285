import type { QuoteCharge, SupportQuote } from '@bandari/sdk'
import { Button, Field, TextArea, TextInput } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { RestoredNotice } from '../shared/drafts/RestoredNotice.tsx'
import { useKept } from '../shared/drafts/use-kept.ts'
import { formatMoney } from '../shared/format.ts'
import { initialCharges, validateCharge, readCharge, totalOf } from './charge-form.ts'
import css from './Quotes.module.css'
import { chargeLabel } from './quote-words.ts'
import { t } from '../language/translator.ts'

export interface Answer {
  charges: QuoteCharge[]
  note: string
}

interface AnswerFormProps {
  quote: SupportQuote
  isSaving: boolean
  onSend: (answer: Answer, onDone: () => void) => void
}

interface Typed {
  /** In the order of the quote's charges. */
  charges: string[]
  note: string
}

/** One charge, or one for each destination in the basket. */
export function AnswerForm({ quote, isSaving, onSend }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const typed = useTyped(quote)
  const { charges, note } = typed.value
  const [isValidated, setValidated] = useState(false)
  const isAnswered = quote.answered_at !== null

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setValidated(true)
    const wrong = charges.findIndex((text) => validateCharge(text) !== null)
    if (wrong >= 0) return form.current?.querySelectorAll('input')[wrong]?.focus()
    onSend(answerOf(quote, typed.value), () => typed.settle(typed.value))
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      {typed.isRestored && <RestoredNotice onDiscard={typed.discard} />}
      {quote.charges.map((charge, index) => (
        <Field
          key={charge.destination_code}
          label={chargeLabel(charge)}
          error={isValidated ? validateCharge(charges[index] ?? '') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={charges[index] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                typed.change({ note, charges: charges.with(index, value) })
              }
            />
          )}
        </Field>
      ))}
      <Field label={t('staffQuotes.note')} optional hint={t('staffQuotes.noteHint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={700}
            value={note}
            onChange={({ currentTarget: { value } }) => typed.change({ charges, note: value })}
          />
        )}
      </Field>
      <Total quote={quote} charges={charges} />
      <Button type="submit" wide loading={isSaving}>
        {isAnswered ? t('staffQuotes.sendNew') : t('staffQuotes.send')}
      </Button>
    </form>
  )
}

function answerOf(quote: SupportQuote, { charges, note }: Typed): Answer {
  return {
    charges: quote.charges.map((charge, index) => ({
      ...charge,
      shipping_charge: readCharge(charges[index] ?? ''),
    })),
    note: note.trim(),
  }
}

/** Kept for these destinations: where the basket goes elsewhere, other charges are asked for. */
function useTyped(quote: SupportQuote) {
  const places = quote.charges.map(({ destination_code }) => destination_code)
  return useKept<Typed>({
    place: `support/quotes/${quote.id}/${places.join(' ')}`,
    blank: { charges: initialCharges(quote.charges), note: quote.note },
    isWhole: (kept): kept is Typed => isTyped(kept) && kept.charges.length === places.length,
  })
}

/** It may have been kept by an older release. */
function isTyped(kept: unknown): kept is Typed {
  if (typeof kept !== 'object' || kept === null) return false
  const { charges, note } = kept as Partial<Typed>
  return (
    typeof note === 'string' &&
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
