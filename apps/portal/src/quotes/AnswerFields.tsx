import type { SupportQuote } from '@bandari/sdk'
import { Field, TextArea, TextInput } from '@bandari/ui'
import { validateCharge, validateEnd } from './charge-form.ts'
import { chargeLabel } from './quote-words.ts'
import { t } from '../language/translator.ts'

/** An answer as far as it is typed. */
export interface Typed {
  /** In the order of the quote's charges. */
  charges: string[]
  note: string
  /** `YYYY-MM-DD`, or empty. */
  until: string
}

interface AnswerFieldsProps {
  quote: Pick<SupportQuote, 'charges'>
  typed: Typed
  isValidated: boolean
  onChange: (typed: Typed) => void
}

export function AnswerFields({ quote, typed, isValidated, onChange }: AnswerFieldsProps) {
  const { charges, note, until } = typed
  return (
    <>
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
                onChange({ ...typed, charges: charges.with(index, value) })
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
            onChange={({ currentTarget: { value } }) => onChange({ ...typed, note: value })}
          />
        )}
      </Field>
      <Field
        label={t('staffQuotes.until')}
        optional
        hint={t('staffQuotes.untilHint')}
        error={isValidated ? validateEnd(until) : null}
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={until}
            onChange={({ currentTarget: { value } }) => onChange({ ...typed, until: value })}
          />
        )}
      </Field>
    </>
  )
}
