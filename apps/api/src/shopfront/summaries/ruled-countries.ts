import { cachedRead } from '../../platform/db/cached-read.ts'
import type { Database } from '../../platform/db/database.ts'
import { listDestinationPorts } from '../../pricing/shipping/places.store.ts'
import { countrySlug, portsOf } from '../../landed/import-places.ts'
import { type MainDestination, mainDestination } from '../../landed/main-destination.ts'
import { listRuledCountries } from '../../landed/rules.store.ts'

/** A country whose import rules we know. */
export interface RuledCountry {
  code: string
  slug: string
  /** In English. */
  name: string
  /** Null where nobody knows a way there. */
  destination: MainDestination | null
}

const kept = cachedRead<RuledCountry[]>({ freshFor: 60_000, most: 1, topic: 'shop' })

/** Those that a page may be asked for, at most a minute old. */
export function readRuledCountries(db: Database): Promise<RuledCountry[]> {
  return kept(db, 'countries', async () => {
    const countries = await listRuledCountries(db)
    const ports = await listDestinationPorts(db)
    const known = { rules: portsOf(countries), slugs: new Set(ports.map(({ slug }) => slug)) }
    return countries
      .map((rules) => ({
        code: rules.country.iso2,
        slug: countrySlug(rules),
        name: rules.country.name.en,
        destination: mainDestination(rules, known),
      }))
      .toSorted((one, other) => (one.code < other.code ? -1 : 1))
  })
}
