import type { Operations } from '../../core/contract.ts'
import { getCountry } from './get-country.ts'
import { listCountries } from './list-countries.ts'
import { listDestinations } from './list-destinations.ts'

export const shipping = {
  getCountry,
  listCountries,
  listDestinations,
} satisfies Partial<Operations>
