import { isEnglish } from '@bandari/i18n/format'
import { type FieldControl, TextInput } from '@bandari/ui'
import english from 'react-phone-number-input/locale/en'
import PhoneNumberInput, {
  type Country,
  getCountries,
  isSupportedCountry,
} from 'react-phone-number-input/mobile'
import { CountrySelect } from './CountrySelect.tsx'
import { locale } from '../format.ts'
import { regionNames } from '../region-names.ts'
import css from './PhoneField.module.css'
import { t } from '../../language/translator.ts'

export { formatPhoneNumberIntl, isValidPhoneNumber } from 'react-phone-number-input/mobile'

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

export interface PhoneInputProps {
  control: FieldControl
  name: string
  /** ISO 3166-1 alpha-2: whose numbers are typed without a prefix. Kenya's where it is not known, or has none. */
  country: string | null
  /** E.164: `+260971234567`, or nothing typed yet. */
  value: string
  onChange: (value: string) => void
}

/** The input itself, with what is known of every country's numbers: `PhoneField` fetches it. */
export function PhoneInput({ control, name, country, value, onChange }: PhoneInputProps) {
  return (
    <PhoneNumberInput
      {...control}
      className={css.phone}
      name={name}
      autoComplete="tel"
      maxLength={40}
      defaultCountry={country !== null && isSupportedCountry(country) ? country : 'KE'}
      labels={labels}
      value={value}
      onChange={(next) => onChange(next ?? '')}
      inputComponent={TextInput}
      countrySelectComponent={CountrySelect}
      countrySelectProps={{ 'aria-label': t('portal.phoneCountry') }}
    />
  )
}
