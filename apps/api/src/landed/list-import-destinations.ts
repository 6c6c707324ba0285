import type { ImportDestination } from '@bandari/sdk'
import type { Language } from '@bandari/i18n'
import { localeOf } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Handler } from '../core/contract.ts'
import { listDestinationPorts } from '../pricing/shipping/places.store.ts'
import { countrySlug, coverageOf, type KnownPorts, placesOf, portsOf } from './import-places.ts'
import { listRuledCountries } from './rules.store.ts'
import type { CountryRules } from './rules.ts'

export const listImportDestinations: Handler<'listImportDestinations'> = async (
  { db },
  { query },
) => {
  const language = query.language ?? 'en'
  const countries = await listRuledCountries(db)
  const ports = await listDestinationPorts(db)
  const known = {
    rules: portsOf(countries),
    slugs: new Set(ports.map(({ slug }) => slug)),
  }
  const { compare } = new Intl.Collator(localeOf(language))
  const body = countries
    .map((rules) => destinationOf(rules, known, language))
    .toSorted((one, other) => compare(one.name, other.name))
  return { status: 200, body }
}

function destinationOf(
  rules: CountryRules,
  known: KnownPorts,
  language: Language,
): ImportDestination {
  const { country, duty, checked_on } = rules
  return {
    country: country.iso2,
    name: countryName(rules, language),
    slug: countrySlug(rules),
    currency: country.currency,
    drives_on: country.drives_on,
    coastal: country.coastal,
    coverage: coverageOf(rules),
    duty: duty.status,
    places: placesOf(rules, known),
    checked_on,
  }
}

/** The country's name in the catalogues. */
export function countryName(
  { country }: Pick<CountryRules, 'country'>,
  language: Language,
): string {
  return translatorOf(language).name(`countries.${country.iso2}`, country.name.en)
}
