import type { Database } from '../../platform/db/database.ts'
import type { StoredAddress } from '../../platform/db/columns.ts'
import type { Contents } from '../basket/contents.ts'
import { listCountriesOfPort } from '../shipping/places.store.ts'
import { destinationCountry } from './destination.ts'

/** The code of the country that a basket's goods go to; null where its port serves several and the consignee lives in none. */
export async function destinationOf(
  db: Database,
  { country, destined }: Pick<Contents, 'country' | 'destined'>,
  consignee: StoredAddress,
): Promise<string | null> {
  if (country) return country.code
  // Without a port it is a quoted charge to the consignee's country.
  const served = destined?.port_id
    ? await listCountriesOfPort(db, destined.port_id)
    : [consignee.country]
  return destinationCountry(consignee.country, served)
}
