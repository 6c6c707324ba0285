import type { Database } from '../../platform/db/database.ts'
import type { Contents } from '../basket/contents.ts'
import { listCountriesOfPort } from '../../pricing/shipping/places.store.ts'
import { destinationCountry } from './destination.ts'

/**
 * The code of the country that a basket's goods go to, derived from the consignee's as far as that is known; null where its
 * port serves several and the consignee lives in none of them.
 */
export async function basketDestination(
  db: Database,
  { country, destined }: Pick<Contents, 'country' | 'destined'>,
  home: string | null,
): Promise<string | null> {
  if (country) return country.code
  // Without a port it is a quoted charge to the consignee's country.
  if (!destined?.port_id) return home
  return destinationCountry(home, await listCountriesOfPort(db, destined.port_id))
}
