import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Short forms that sellers write for countries with longer names. */
const shortNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  uae: 'AE',
  usa: 'US',
  korea: 'KR',
}

/** The ISO alpha-2 code of a name in lower case; null for an unknown name. */
export async function findCountryCode(db: Database, name: string): Promise<string | null> {
  const short = Object.hasOwn(shortNames, name) ? shortNames[name] : undefined
  if (short !== undefined) return short
  const country = await db
    .selectFrom('countries')
    .select('code')
    .where(sql`lower(name)`, '=', name)
    .executeTakeFirst()
  return country?.code ?? null
}

/** All ISO alpha-2 codes, by the names of countries in lower case. */
export async function readCountryCodes(db: Database): Promise<ReadonlyMap<string, string>> {
  const countries = await db.selectFrom('countries').select(['code', 'name']).execute()
  return new Map([
    ...Object.entries(shortNames),
    ...countries.map(({ code, name }): [string, string] => [name.toLowerCase(), code]),
  ])
}
