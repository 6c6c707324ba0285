import type { SupportQuote } from '@bandari/sdk'
import { Field, TextArea, TextInput } from '@bandari/ui'
import { formatMoney } from '../../shared/format.ts'
import { TemplatePicker } from '../../staff/answering/TemplatePicker.tsx'
import { fieldLeft } from '../../staff/answering/template-fields.ts'
import { withText } from '../../staff/answering/with-text.ts'
import { WayFields } from './WayFields.tsx'
import { ownExtras, validateCharge, validateEnd, validateExtra } from './charge-form.ts'
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
  /** `KE/mombasa`; empty leaves it as the basket has it. */
  place: string
  shippingType: '' | 'RORO' | 'Container'
}

interface AnswerFieldsProps {
  quote: SupportQuote
  typed: QuoteAnswerValues
  isValidated: boolean
  onChange: (typed: QuoteAnswerValues) => void
}

export function AnswerFields({ quote, typed, isValidated, onChange }: AnswerFieldsProps) {
  const { charges } = typed
  const own = ownExtras(quote.own_prices, charges)
  return (
    <>
      <WayFields quote={quote} typed={typed} onChange={onChange} />
      {quote.charges.map((charge, index) => (
        <Field
          key={charge.destination_code}
          label={chargeLabel(charge)}
          error={isValidated ? validateCharge(charges[index] ?? '') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              data-charge=""
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
          own={own.insurance}
          isValidated={isValidated}
          value={typed.insurance}
          onChange={(insurance) => onChange({ ...typed, insurance })}
        />
      )}
      <ExtraField
        label={t('staffQuotes.inspectionIn')}
        own={own.inspection}
        isValidated={isValidated}
        value={typed.inspection}
        onChange={(inspection) => onChange({ ...typed, inspection })}
      />
      <TemplatePicker
        what="quote"
        id={quote.id}
        onChoose={(text) => onChange({ ...typed, note: withText(typed.note, text) })}
      />
      <NoteAndEnd typed={typed} isValidated={isValidated} onChange={onChange} />
    </>
  )
}

function NoteAndEnd({ typed, isValidated, onChange }: Omit<AnswerFieldsProps, 'quote'>) {
  const { note, until } = typed
  return (
    <>
      <Field
        label={t('staffQuotes.note')}
        optional
        hint={t('staffQuotes.noteHint')}
        error={isValidated ? fieldLeft(note) : null}
      >
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
  /** What our own price asks for it. */
  own: string | null
  isValidated: boolean
  value: string
  onChange: (value: string) => void
}

function ExtraField({ label, own, isValidated, value, onChange }: ExtraFieldProps) {
  return (
    <Field
      label={label}
      optional
      hint={
        own === null
          ? t('staffQuotes.extraHint')
          : t('staffQuotes.extraOwn', { amount: formatMoney({ amount: own, currency: 'USD' }) })
      }
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
