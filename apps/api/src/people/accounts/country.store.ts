import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { countryCodeIn } from './country.ts'

export interface Country {
  code: string
  name: string
}

export async function findCountry(db: Database, code: string): Promise<Country | null> {
  const found = await db
    .selectFrom('countries')
    .select(['code', 'name'])
    .where('code', '=', code)
    .executeTakeFirst()
  return found ?? null
}

/** By two-letter code, url or common name, in any case (contract 2.4). */
export async function findCountryByText(db: Database, text: string): Promise<Country | null> {
  const code = /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : countryCodeIn(text)
  if (code !== null) return findCountry(db, code)
  const found = await db
    .selectFrom('countries')
    .select(['code', 'name'])
    .where(sql<boolean>`lower(name) = lower(${text})`)
    .executeTakeFirst()
  return found ?? null
}
