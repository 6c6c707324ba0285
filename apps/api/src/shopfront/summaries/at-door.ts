import type { VehicleSummary } from '@bandari/sdk'
import { fromMinor } from '../../landed/amounts.ts'
import type { MainDestination } from '../../landed/main-destination.ts'
import type { LandedSums } from '../../stock/catalogue/engine/landed-sums.ts'

type AtDoor = NonNullable<VehicleSummary['door']>

const currency = 'USD'
const cents = 100

/**
 * What a page says of a country. Prices are of what may enter and whose whole price is known: what nobody knows is in no sum
 * and no average, and the answer says how many that leaves out. Sums are of estimates that are a dollar off at the most, so
 * the average is told in whole dollars. `cheapest` is the exact price of the cheapest, in cents.
 */
export function atDoor(
  destination: MainDestination,
  { entering, refused, open, priced, sum, years }: LandedSums,
  cheapest: number | null,
): AtDoor {
  const { country, city, way, shipping, port, portName } = destination
  const isPriced = priced > 0 && cheapest !== null
  return {
    destination: { country, city, way, shipping, insurance: false, port },
    port_name: portName,
    may_enter: entering,
    may_not_enter: refused,
    not_known: open,
    priced,
    price: isPriced
      ? {
          from: fromMinor(cheapest, currency),
          average: fromMinor(Math.round(sum / priced / cents) * cents, currency),
          currency,
        }
      : null,
    years,
  }
}
