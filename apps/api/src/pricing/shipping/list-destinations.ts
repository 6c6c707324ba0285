import type { Handler } from '../../core/contract.ts'
import { findInsuranceTerms } from '../insurance/insurance.store.ts'
import { listOptionRows } from '../tariffs/options.store.ts'
import { listCountryRows, listDestinationPorts } from './places.store.ts'
import { destinationView } from './places.view.ts'
import { listTariffs } from '../tariffs/tariff.store.ts'

/** The list includes the countries that we serve without a port yet (contract C11). */
export const listDestinations: Handler<'listDestinations'> = async ({ db, clock }, { origin }) => {
  const now = clock.now()
  const [countries, ports, options, tariffs, insurance] = await Promise.all([
    listCountryRows(db),
    listDestinationPorts(db),
    listOptionRows(db),
    listTariffs(db),
    findInsuranceTerms(db, now),
  ])
  const places = { ports, options, tariffs, insurance, now, origin }
  const served = countries.filter(({ is_destination }) => is_destination)
  return { status: 200, body: served.map((row) => destinationView(row, places)) }
}
