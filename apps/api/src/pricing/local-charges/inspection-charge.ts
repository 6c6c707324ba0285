import type { ProductClass } from '../../stock/tables.ts'
import type { Database } from '../../platform/db/database.ts'
import { type LocalCharge, inspectionPriceOf } from './local-charge.ts'
import { listCountriesOfPort } from '../shipping/places.store.ts'
import { listOrigins } from './origins.store.ts'

interface Line {
  product_id: number
  class: ProductClass
  market: 'export' | 'local'
  quantity: number
  country_code: string | null
  port_id: number | null
}

/** What we ask for the inspection of a basket's vehicles, in US cents; null where none of it is ours to charge. */
export async function inspectionCharge(
  db: Database,
  lines: readonly Line[],
  localCharges: readonly LocalCharge[],
): Promise<number | null> {
  const vehicles = lines.filter(
    ({ class: shelf, market }) =>
      market === 'export' && (shelf === 'cars' || shelf === 'commercial'),
  )
  if (vehicles.length === 0) return null
  const prices = localCharges.filter(({ kind }) => kind === 'inspection')
  if (prices.length === 0) return null
  const origins = await listOrigins(
    db,
    vehicles.map(({ product_id }) => product_id),
  )
  let charge: number | null = null
  for (const line of vehicles) {
    const country = await countryOf(db, line)
    if (country === null) continue
    const origin = origins.get(line.product_id)
    const price = inspectionPriceOf(prices, { country, origin })
    if (price !== null) charge = (charge ?? 0) + price * line.quantity
  }
  return charge
}

/** The country of destination: the buyer's, or the only one that the port serves. */
async function countryOf(db: Database, { country_code, port_id }: Line): Promise<string | null> {
  if (country_code !== null || port_id === null) return country_code
  const served = await listCountriesOfPort(db, port_id)
  return served.length === 1 ? (served[0] ?? null) : null
}
