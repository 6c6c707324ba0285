import { isEnglish } from '@bandari/i18n/format'
import { Field, type FieldControl, TextInput } from '@bandari/ui'
import english from 'react-phone-number-input/locale/en'
import PhoneInput, { type Country, getCountries } from 'react-phone-number-input/mobile'
import { CountrySelect } from './CountrySelect.tsx'
import { locale } from '../format.ts'
import { regionNames } from '../region-names.ts'
import css from './PhoneField.module.css'
import { t } from '../../language/translator.ts'

/** The platform knows the names of countries in languages that the field's own lists lack. */
const labels = {
  ...english,
  ...(isEnglish(locale)
    ? {}
    : Object.fromEntries(getCountries().map((code) => [code, nameOf(code)]))),
}

function nameOf(code: Country): string {
  return regionNames.of(code) ?? english[code]
}

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
      countrySelectProps={{ 'aria-label': t('portal.phoneCountry') }}
    />
  )
}
