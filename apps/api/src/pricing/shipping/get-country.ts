import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findCountryRow } from './places.store.ts'
import { countryView } from './places.view.ts'

export const getCountry: Handler<'getCountry'> = async ({ db }, { path, origin }) => {
  const row = await findCountryRow(db, path.code)
  return row ? { status: 200, body: countryView(row, origin) } : notFound
}
