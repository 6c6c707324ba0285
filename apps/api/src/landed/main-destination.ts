import { placesOf, type KnownPorts } from './import-places.ts'
import type { CountryRules } from './rules.ts'

/** A destination with all that is chosen about it, as a visitor's own has it. */
export interface MainDestination {
  country: string
  city: string
  /** Id of the route to the city, or the port's UN/LOCODE where the car is collected at the harbour. */
  way: string
  route: string | null
  /** UN/LOCODE. */
  unlocode: string
  portName: string
  /** Slug of the port; empty where we ship nothing to it. */
  port: string
  shipping: 'RORO' | 'CONTAINER'
}

/** What stands for a country where nobody has named a city: its first, by the first way that cars roll on, else by its first. */
export function mainDestination(rules: CountryRules, known: KnownPorts): MainDestination | null {
  const [place] = placesOf(rules, known)
  const way = place?.ways.find(({ shipping }) => shipping.includes('RORO')) ?? place?.ways[0]
  if (!place || !way) return null
  return {
    country: rules.country.iso2,
    city: place.city,
    way: way.id,
    route: way.route,
    unlocode: way.port,
    portName: way.port_name,
    port: way.destination ?? '',
    shipping: way.shipping.includes('RORO') ? 'RORO' : 'CONTAINER',
  }
}
