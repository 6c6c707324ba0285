import type { Handler } from '../../core/contract.ts'
import { listOptionRows } from '../tariffs/options.store.ts'
import { listCountryRows, listDestinationPorts } from './places.store.ts'
import { destinationView } from './places.view.ts'
import { listTariffs } from '../tariffs/tariff.store.ts'

/** The list includes the countries that we serve without a port yet (contract C11). */
export const listDestinations: Handler<'listDestinations'> = async ({ db, clock }, { origin }) => {
  const [countries, ports, options, tariffs] = await Promise.all([
    listCountryRows(db),
    listDestinationPorts(db),
    listOptionRows(db),
    listTariffs(db),
  ])
  const places = { ports, options, tariffs, now: clock.now(), origin }
  const served = countries.filter(({ is_destination }) => is_destination)
  return { status: 200, body: served.map((row) => destinationView(row, places)) }
}
