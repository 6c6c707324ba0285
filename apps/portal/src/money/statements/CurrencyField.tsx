import { Field, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'

interface CurrencyFieldProps {
  currency: string
  mistake: string | null
  onChange: (currency: string) => void
}

/** The currency of a file that does not say it. Nothing is filled in: the last file's may be another account's. */
export function CurrencyField({ currency, mistake, onChange }: CurrencyFieldProps) {
  return (
    <Field label={t('staffBank.currencySaid')} error={mistake}>
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
  )
}
