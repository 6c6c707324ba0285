import { Field, type FieldControl, TextInput } from '@bandari/ui'
import labels from 'react-phone-number-input/locale/en'
import PhoneInput, { type Country } from 'react-phone-number-input/mobile'
import { CountrySelect } from './CountrySelect.tsx'
import css from './PhoneField.module.css'

const countrySelectProps = { 'aria-label': 'Country of the number' }

export interface PhoneFieldProps {
  label: string
  hint?: string
  name: string
  /** The country of numbers typed without a country code. */
  country: Country
  /** E.164: `+260971234567`, or nothing typed yet. */
  value: string
  onChange: (value: string) => void
  error: string | null
}

/** An international phone input. */
export function PhoneField({ label, hint, error, ...input }: PhoneFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <PhoneControl control={control} {...input} />}
    </Field>
  )
}

interface PhoneControlProps extends Omit<PhoneFieldProps, 'error' | 'label' | 'hint'> {
  control: FieldControl
}

function PhoneControl({ control, name, country, value, onChange }: PhoneControlProps) {
  return (
    <PhoneInput
      {...control}
      className={css.phone}
      name={name}
      autoComplete="tel"
      maxLength={40}
      defaultCountry={country}
      labels={labels}
      value={value}
      onChange={(next) => onChange(next ?? '')}
      inputComponent={TextInput}
      countrySelectComponent={CountrySelect}
      countrySelectProps={countrySelectProps}
    />
  )
}
