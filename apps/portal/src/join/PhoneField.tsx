import { Field, type FieldControl, TextInput } from '@bandari/ui'
import labels from 'react-phone-number-input/locale/en'
import PhoneInput from 'react-phone-number-input/mobile'
import { CountrySelect } from './CountrySelect.tsx'
import css from './PhoneField.module.css'

const countrySelectProps = { 'aria-label': 'Country of the number' }

export interface PhoneFieldProps {
  /** E.164: `+260971234567`, or nothing typed yet. */
  value: string
  onChange: (value: string) => void
  error: string | null
}

/** An international phone input, Zambian until told otherwise (account spec §9). */
export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  return (
    <Field
      label="Mobile number"
      hint="We send your commission to a mobile wallet on this number, and reach you on it."
      error={error}
    >
      {(control) => <PhoneControl control={control} value={value} onChange={onChange} />}
    </Field>
  )
}

interface PhoneControlProps extends Omit<PhoneFieldProps, 'error'> {
  control: FieldControl
}

function PhoneControl({ control, value, onChange }: PhoneControlProps) {
  return (
    <PhoneInput
      {...control}
      className={css.phone}
      name="mobile"
      autoComplete="tel"
      maxLength={40}
      defaultCountry="ZM"
      labels={labels}
      value={value}
      onChange={(next) => onChange(next ?? '')}
      inputComponent={TextInput}
      countrySelectComponent={CountrySelect}
      countrySelectProps={countrySelectProps}
    />
  )
}
