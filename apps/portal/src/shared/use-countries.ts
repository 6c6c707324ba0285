import type { Country } from '@bandari/sdk'
import { useOperation } from '../providers/use-operation.ts'
import { locale } from './format.ts'
import { regionNames } from './region-names.ts'

export interface NamedCountry {
  code: string
  url: string
  label: string
  /** In English, as answers of the API name it. */
  written: string
}

/** Where we ship first, as the shop lists them, then by their names in the portal's language; null until they are there. */
export function useCountries() {
  const { data, error, refetch } = useOperation('listCountries', {})
  return { countries: data ? sorted(data) : null, error, retry: () => void refetch() }
}

function sorted(countries: readonly Country[]): NamedCountry[] {
  return countries
    .map((country) => ({ ...country, code: countryCode(country) }))
    .map(({ code, url, printable_name, display_order }) => ({
      code,
      url,
      label: regionNames.of(code) ?? printable_name,
      written: printable_name,
      display_order,
    }))
    .toSorted(
      (one, other) =>
        one.display_order - other.display_order || one.label.localeCompare(other.label, locale),
    )
}

/** Its ISO 3166-1 alpha-2 code: the last part of the url. */
export function countryCode({ url }: Country): string {
  return url.split('/').findLast((part) => part !== '') ?? ''
}
