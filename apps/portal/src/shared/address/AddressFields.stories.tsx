import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { address, countries, longAddress } from '../story-samples.ts'
import { countryCode } from '../use-countries.ts'
import { AddressFields } from './AddressFields.tsx'
import { valuesOf } from './address-form.ts'

export default {}

const named = countries.map((country) => ({
  code: countryCode(country),
  url: country.url,
  label: country.printable_name,
  written: country.printable_name,
}))

interface TypedProps {
  begin: typeof address | null
  problems?: Readonly<Record<string, string>>
  isWithoutEmail?: boolean
}

const Typed = ({ begin, problems = {}, isWithoutEmail = false }: TypedProps) => {
  const [values, setValues] = useState(() => valuesOf(begin, named))
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: 560 }}>
      <AddressFields
        values={values}
        problems={problems}
        countries={named}
        isWithoutEmail={isWithoutEmail}
        onChange={(part) => setValues((before) => ({ ...before, ...part }))}
      />
    </div>
  )
}

export const Empty = () => <Typed begin={null} />

export const Filled = () => <Typed begin={address} />

export const LongText = () => <Typed begin={longAddress} isWithoutEmail />

export const WithErrors = () => {
  const missing = t('portal.missing')
  return <Typed begin={null} problems={{ title: missing, line1: missing, country: missing }} />
}
