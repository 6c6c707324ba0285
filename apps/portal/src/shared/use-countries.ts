import { useGetList } from 'react-admin'
import type { CountryRecord } from '../providers/countries.ts'
import { querying } from '../providers/granted.ts'
import { locale } from './format.ts'
import { regionNames } from './region-names.ts'

export interface NamedCountry {
  code: string
  url: string
  label: string
  /** In English, as answers of the API name it. */
  written: string
}

const all = { pagination: { page: 1, perPage: 1000 } }

/** Where we ship first, as the shop lists them, then by their names in the portal's language; null until they are there. */
export function useCountries() {
  const { data, error, refetch } = useGetList<CountryRecord>('countries', all, querying)
  return { countries: data ? sorted(data) : null, error, retry: () => void refetch() }
}

function sorted(records: readonly CountryRecord[]): NamedCountry[] {
  return records
    .map(({ id: code, url, printable_name, display_order }) => ({
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
