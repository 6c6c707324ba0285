import type { Handler } from '../../core/contract.ts'
import { listCountryRows } from './places.store.ts'
import { countryView } from './places.view.ts'

export const listCountries: Handler<'listCountries'> = async ({ db }, { origin }) => {
  const rows = await listCountryRows(db)
  return { status: 200, body: rows.map((row) => countryView(row, origin)) }
}
