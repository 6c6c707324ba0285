import type { BandariClient, Import, ImportDecisionsSave, ImportMapping } from '@bandari/sdk'

/** What a seller says of the columns and values of a file, in sentences. */

interface By {
  client: BandariClient
}

export async function meaning({ client }: By, id: number): Promise<ImportMapping> {
  const { data, error } = await client.GET('/vendor/imports/{id}/mapping', {
    params: { path: { id } },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

export interface Said {
  /** By heading; the others stay as they were guessed. */
  fields?: Record<string, string | null>
  constants?: Record<string, string>
  currency?: string
  rate?: string
  mileage_unit?: 'km' | 'mi'
  /** By heading. */
  marks?: Record<string, 'point' | 'comma'>
  orders?: Record<string, 'day-first' | 'month-first'>
}

/** Confirms what was guessed, with what is said beside. */
export async function say(by: By, id: number, said: Said = {}) {
  const { columns, constants, currency, rate, mileage_unit } = await meaning(by, id)
  const given = Object.entries(said.constants ?? {}).map(([field, value]) => ({ field, value }))
  const { data, error } = await by.client.PUT('/vendor/imports/{id}/mapping', {
    params: { path: { id } },
    body: {
      columns: columns.map(({ heading, field }) => ({
        field: said.fields && heading in said.fields ? (said.fields[heading] ?? null) : field,
        ...(said.marks?.[heading] && { decimal_mark: said.marks[heading] }),
        ...(said.orders?.[heading] && { date_order: said.orders[heading] }),
      })),
      constants: [...constants, ...given],
      currency: said.currency ?? currency,
      rate: said.rate ?? rate,
      mileage_unit: said.mileage_unit ?? mileage_unit,
    },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

export async function decisionsOf({ client }: By, id: number) {
  const { data, error } = await client.GET('/vendor/imports/{id}/decisions', {
    params: { path: { id } },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

export async function decide(
  { client }: By,
  id: number,
  { decisions = [], all_suggestions = false }: Partial<ImportDecisionsSave>,
): Promise<Import> {
  const { data, error } = await client.PUT('/vendor/imports/{id}/decisions', {
    params: { path: { id } },
    body: { decisions, all_suggestions },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}
