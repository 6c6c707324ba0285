import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** How sellers write countries that have longer names. */
const shortNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  uae: 'AE',
  usa: 'US',
  korea: 'KR',
}

/** The ISO alpha-2 code behind a name in small letters; null where no country is called so. */
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

/** All of them, by the names of countries in small letters. */
export async function readCountryCodes(db: Database): Promise<ReadonlyMap<string, string>> {
  const countries = await db.selectFrom('countries').select(['code', 'name']).execute()
  return new Map([
    ...Object.entries(shortNames),
    ...countries.map(({ code, name }): [string, string] => [name.toLowerCase(), code]),
  ])
}
