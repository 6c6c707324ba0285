import type { ImportDestination } from '@bandari/sdk'
import { slugOf } from '../core/slug.ts'
import type { CountryRules, Port } from './rules.ts'

type ImportPlace = ImportDestination['places'][number]
type ImportWay = ImportPlace['ways'][number]

/** Names of ports, and the slugs by which we ship to them. */
export interface KnownPorts {
  /** By UN/LOCODE: a route may begin at a port that only a neighbour's rules describe. */
  rules: ReadonlyMap<string, Port>
  /** Slugs of our destinations' ports: two spellings of a name, Dar Es Salaam and Dar es Salaam, have one. */
  slugs: ReadonlySet<string>
}

/** How much of a country's rules is known. */
export function coverageOf({
  coverage,
}: Pick<CountryRules, 'coverage'>): ImportDestination['coverage'] {
  const { age, steering, inspection, duty, transit } = coverage
  return { age, steering, inspection, duty, transit }
}

/** The slug of a country's page. */
export function countrySlug({ country }: Pick<CountryRules, 'country'>): string {
  return slugOf(country.name.en)
}

/**
 * The cities that a country's rules have a route to, each with its routes (`ways` on the wire), and its own ports, where a
 * car is collected at the harbour. A country with neither has the ports by which it is reached.
 */
export function placesOf(
  { routes, ports }: Pick<CountryRules, 'routes' | 'ports'>,
  known: KnownPorts,
): ImportPlace[] {
  const home = ports.filter(({ role }) => role === 'home')
  const collected = home.length > 0 || routes.length > 0 ? home : ports
  const ways = [
    ...routes.map((route) => ({
      city: route.to_city,
      way: wayBy(route.from_port, known, { route: route.id, days: route.days }),
    })),
    ...collected.map((port) => ({ city: port.name, way: wayBy(port.unlocode, known) })),
  ]
  const cities = [...new Set(ways.map(({ city }) => city))]
  return cities.map((city) => ({
    city,
    ways: ways.filter((one) => one.city === city).map(({ way }) => way),
  }))
}

function wayBy(
  unlocode: string,
  { rules, slugs }: KnownPorts,
  land: { route: string; days: [number, number] | null } | null = null,
): ImportWay {
  const port = rules.get(unlocode)
  const name = port?.name ?? unlocode
  return {
    id: land?.route ?? unlocode,
    route: land?.route ?? null,
    port: unlocode,
    port_name: name,
    destination: slugs.has(slugOf(name)) ? slugOf(name) : null,
    shipping: port?.modes.map((mode) => (mode === 'roro' ? 'RORO' : 'CONTAINER')) ?? [],
    sailing_days: port?.sailing_days_from_japan ?? null,
    road_days: land?.days ?? null,
  }
}

/** Every port that any country's rules describe. */
export function portsOf(countries: readonly Pick<CountryRules, 'ports'>[]): Map<string, Port> {
  return new Map(
    countries.flatMap(({ ports }) => ports.map((port) => [port.unlocode, port] as const)),
  )
}
