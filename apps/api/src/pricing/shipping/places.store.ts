import type { Database } from '../../platform/db/database.ts'

export type CountryRow = Awaited<ReturnType<typeof listCountryRows>>[number]

export function listCountryRows(db: Database) {
  return countries(db).orderBy('display_order').orderBy('name').execute()
}

export function findCountryRow(db: Database, code: string) {
  return countries(db).where('code', '=', code).executeTakeFirst()
}

function countries(db: Database) {
  return db
    .selectFrom('countries')
    .select(['code', 'code3', 'numeric_code', 'name', 'is_destination', 'display_order'])
}

export type DestinationPortRow = Awaited<ReturnType<typeof listDestinationPorts>>[number]

/** The ports of each country, in the order in which they are offered. */
export function listDestinationPorts(db: Database) {
  return db
    .selectFrom('destination_ports')
    .innerJoin('ports', 'ports.id', 'destination_ports.port_id')
    .select(['country_code', 'port_id', 'ports.name', 'ports.slug'])
    .orderBy('country_code')
    .orderBy('position')
    .execute()
}

/** Codes of the countries that a port serves. */
export async function listCountriesOfPort(db: Database, portId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('destination_ports')
    .select('country_code')
    .where('port_id', '=', portId)
    .orderBy('country_code')
    .execute()
  return rows.map((row) => row.country_code)
}
