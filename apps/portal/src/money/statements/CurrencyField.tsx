import type { BankFileReading } from '@bandari/sdk'
import { Field, Notice, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { FirstRows } from './FirstRows.tsx'

interface CurrencyFieldProps {
  reading: BankFileReading
  currency: string
  mistake: string | null
  onChange: (currency: string) => void
}

/** Asks in which currency a CSV is that does not say it. Nothing is filled in: the last file's may be another account's. */
export function CurrencyField({ reading, currency, mistake, onChange }: CurrencyFieldProps) {
  const before = reading.columns?.currency ?? ''
  return (
    <>
      <Notice kind="attention">{t('staffBank.needsCurrency')}</Notice>
      <FirstRows reading={reading} />
      <Field
        label={t('staffBank.currencySaid')}
        hint={before === '' ? null : t('staffBank.namedFor', { currency: before })}
        error={mistake}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={3}
            value={currency}
            onChange={({ currentTarget: { value } }) => onChange(value.toUpperCase())}
          />
        )}
      </Field>
    </>
  )
}
