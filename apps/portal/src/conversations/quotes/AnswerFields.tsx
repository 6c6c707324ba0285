import type { SupportQuote } from '@bandari/sdk'
import { Field, TextArea, TextInput } from '@bandari/ui'
import { validateCharge, validateEnd, validateExtra } from './charge-form.ts'
import { chargeLabel } from './quote-labels.ts'
import { t } from '../../language/translator.ts'

/** The values of the answer form. */
export interface QuoteAnswerValues {
  /** In the order of the quote's charges. */
  charges: string[]
  /** Shown as separate lines; when empty, the tariff applies. */
  insurance: string
  inspection: string
  note: string
  /** `YYYY-MM-DD`, or empty. */
  until: string
}

interface AnswerFieldsProps {
  quote: Pick<SupportQuote, 'charges' | 'insurance_requested'>
  typed: QuoteAnswerValues
  isValidated: boolean
  onChange: (typed: QuoteAnswerValues) => void
}

export function AnswerFields({ quote, typed, isValidated, onChange }: AnswerFieldsProps) {
  const { charges } = typed
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
      {quote.insurance_requested && (
        <ExtraField
          label={t('staffQuotes.insuranceIn')}
          isValidated={isValidated}
          value={typed.insurance}
          onChange={(insurance) => onChange({ ...typed, insurance })}
        />
      )}
      <ExtraField
        label={t('staffQuotes.inspectionIn')}
        isValidated={isValidated}
        value={typed.inspection}
        onChange={(inspection) => onChange({ ...typed, inspection })}
      />
      <NoteAndEnd typed={typed} isValidated={isValidated} onChange={onChange} />
    </>
  )
}

function NoteAndEnd({ typed, isValidated, onChange }: Omit<AnswerFieldsProps, 'quote'>) {
  const { note, until } = typed
  return (
    <>
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

interface ExtraFieldProps {
  label: string
  isValidated: boolean
  value: string
  onChange: (value: string) => void
}

function ExtraField({ label, isValidated, value, onChange }: ExtraFieldProps) {
  return (
    <Field
      label={label}
      optional
      hint={t('staffQuotes.extraHint')}
      error={isValidated ? validateExtra(value) : null}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
