import type { ImportDestination } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export interface ImportDestinationRecord extends ImportDestination {
  id: string
}

/** Every country whose import rules are kept, with the ways there. */
export async function listImportDestinations(): Promise<{
  data: ImportDestinationRecord[]
  total: number
}> {
  const destinations = await granted(ask(client.GET('/import-destinations/')))
  const data = destinations.map((one) => ({ ...one, id: one.country }))
  return { data, total: data.length }
}
