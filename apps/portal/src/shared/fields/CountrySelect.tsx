import { type Country, getCountryCallingCode } from 'react-phone-number-input/mobile'
import css from './PhoneField.module.css'
import { t } from '../../language/translator.ts'

interface CountryOption {
  value?: Country
  label: string
  divider?: boolean
}

export interface CountrySelectProps {
  value?: Country
  options: readonly CountryOption[]
  onChange: (country: Country | undefined) => void
  'aria-label': string
}

/** The platform's own list, which a phone shows full screen; what is chosen stands before it in short. */
export function CountrySelect({ value, options, onChange, ...rest }: CountrySelectProps) {
  return (
    <span className={css.country}>
      <span className={css.chosen} aria-hidden="true">
        {value ? `${value} +${getCountryCallingCode(value)}` : t('portal.otherCountry')}
      </span>
      <select
        className={css.select}
        aria-label={rest['aria-label']}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find((o) => o.value === target.value)?.value)}
      >
        {options
          .filter(({ divider }) => !divider)
          .map((option) => (
            <option key={option.value ?? ''} value={option.value ?? ''}>
              {option.value
                ? `${option.label} (+${getCountryCallingCode(option.value)})`
                : t('portal.anotherCountry')}
            </option>
          ))}
      </select>
    </span>
  )
}
