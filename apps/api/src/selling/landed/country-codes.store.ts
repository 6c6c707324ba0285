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

/** ISO alpha-2 codes by the names of countries, in small letters. */
export async function readCountryCodes(db: Database): Promise<ReadonlyMap<string, string>> {
  const countries = await db.selectFrom('countries').select(['code', 'name']).execute()
  return new Map([
    ...Object.entries(shortNames),
    ...countries.map(({ code, name }): [string, string] => [name.toLowerCase(), code]),
  ])
}
