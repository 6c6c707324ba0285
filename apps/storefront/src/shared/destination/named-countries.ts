import { sourceLanguage } from '@bandari/i18n'
import { useTranslator } from '@bandari/i18n/react'
import type { Country } from '@bandari/sdk'

/** The ISO code that ends a country's url. */
export function codeOf(countryUrl: string): string {
  return /\/([A-Z]{2})\/?$/.exec(countryUrl)?.[1] ?? ''
}

export interface NamedCountry extends Country {
  label: string
}

/** Countries as the screen's language calls them, in its alphabetical order; those that we ship to stay first. */
export function useNamedCountries(countries: readonly Country[]): NamedCountry[] {
  const { name, language, locale } = useTranslator()
  const named = countries.map((country) => ({
    ...country,
    label: name(`countries.${codeOf(country.url)}`, country.name),
  }))
  if (language === sourceLanguage) return named
  const { compare } = new Intl.Collator(locale)
  return named.toSorted(
    (one, other) => one.display_order - other.display_order || compare(one.label, other.label),
  )
}
