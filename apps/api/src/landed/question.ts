import type { operations } from '@bandari/sdk/contract'
import { addDays } from './calendar.ts'
import type { CarFacts } from './facts.ts'
import type { Question } from './landed-price.ts'
import type { CountryRules, Route } from './rules.ts'
import type { ArrivalWindow } from './verdict.ts'

export type LandedPriceQuery = NonNullable<operations['getLandedPrice']['parameters']['query']>

/** Days from the question to the bill of lading: payment, documents and the next ship. */
const daysToLoad = 14

/** Days at sea where the rules do not know the port: from the nearest port to the other side of the world. */
const anyVoyage: [number, number] = [20, 60]

/** The facts of the query; they overrule what is listed. */
export function factsOfQuery(asked: LandedPriceQuery, listed: CarFacts | null): CarFacts {
  const { gvw_kg, engine_cc, payload_kg, seats, horsepower } = asked
  const known = {
    class: asked.class,
    fuel: asked.fuel,
    body: asked.body,
    steering: asked.steering,
    origin: asked.origin,
    manufactured: asked.manufactured,
    first_registered: asked.first_registered,
    engine_cc,
    payload_kg,
    seats,
    horsepower,
    gvw_t: gvw_kg === undefined ? undefined : gvw_kg / 1000,
  }
  return {
    importer: 'private',
    ...(!listed && { origin: 'JP' }),
    ...listed,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  }
}

export interface RouteChoice {
  /** Id of the route; null for the port itself, or where nobody knows one. */
  route: string | null
  port: string | null
  /** Whether the query names a city that no route leads to. */
  isUnknown: boolean
}

/** The route of the query, or the first one to the city that begins at the port. */
export function chooseRoute(
  { routes, ports, country }: CountryRules,
  asked: LandedPriceQuery,
): RouteChoice {
  const byId = routes.find(({ id }) => id === asked.route)
  const isAt = (name: string) => name.toLowerCase() === asked.city?.trim().toLowerCase()
  const fits = (route: Route) =>
    isAt(route.to_city) && (asked.port === undefined || asked.port === route.from_port)
  const route = asked.route === undefined ? routes.find(fits) : byId
  if (route) return { route: route.id, port: route.from_port, isUnknown: false }
  const home = ports.filter(({ role }) => role === 'home')
  const named = ports.find(({ unlocode, name }) => unlocode === asked.port || isAt(name))
  const port = named ?? (home.length === 1 ? home[0] : undefined)
  const isPort = asked.city === undefined || (port !== undefined && isAt(port.name))
  return {
    route: null,
    port: port?.unlocode ?? asked.port ?? null,
    isUnknown: asked.route !== undefined || !isPort || !country.coastal,
  }
}

/** The days on which the ship may arrive, by the query where it names them; `today` is a day. */
export function arrivalWindow(
  { ports }: CountryRules,
  { shipped: asked, eta, entry }: Pick<LandedPriceQuery, 'shipped' | 'eta' | 'entry'>,
  { today, port, origin }: { today: string; port: string | null; origin: string | undefined },
): ArrivalWindow {
  const declared = entry === undefined ? {} : { entry }
  if (eta !== undefined) {
    return { from: eta, to: eta, ...declared, ...(asked !== undefined && { shipped: asked }) }
  }
  // Where only the declaration is known, the ship came a week before it.
  if (asked === undefined && entry !== undefined) {
    const arrived = addDays(entry, -7)
    return { from: arrived, to: arrived, entry }
  }
  const shipped = asked ?? addDays(today, daysToLoad)
  const sailing = ports.find(({ unlocode }) => unlocode === port)?.sailing_days_from_japan
  const [least, most] = (origin === 'JP' ? sailing : null) ?? anyVoyage
  return { shipped, from: addDays(shipped, least), to: addDays(shipped, most), ...declared }
}

/** The values that the query gives as decimal text, for the engine. */
export function knownValues({
  list_price: list,
  customs_value: own,
}: LandedPriceQuery): Question['known'] {
  return {
    ...(list !== undefined && { listPrice: { low: list, high: list } }),
    ...(own !== undefined && { customsValue: own }),
  }
}
