import type { Country } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export type CountryRecord = Country & {
  /** The ISO alpha-2 code. */
  id: string
}

export async function listCountries(): Promise<{ data: CountryRecord[]; total: number }> {
  const countries = await granted(ask(client.GET('/countries/')))
  const data = countries.map((country) => ({ ...country, id: codeOf(country) }))
  return { data, total: data.length }
}

/** The last part of the url. */
function codeOf({ url }: Country): string {
  return url.split('/').findLast((part) => part !== '') ?? ''
}
