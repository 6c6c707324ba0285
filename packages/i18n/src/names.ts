import type { Domain } from './generated/messages.ts'
import { type AnyLanguage, sourceLanguage } from './languages.ts'

/**
 * Catalogues of names, by the codes of data. They are looked up with what an answer of the API says, so their ids are no
 * types, and a name is used when data have its code.
 */
const nameDomains: readonly string[] = [
  'countries',
  'features',
  'spareCategories',
  'staffOperations',
]

export function holdsNames(domain: string): boolean {
  return nameDomains.includes(domain)
}

/** The catalogues to fetch in a language: in English, names are those of the data. */
export function neededIn(language: AnyLanguage, domains: readonly Domain[]): readonly Domain[] {
  return language === sourceLanguage ? domains.filter((domain) => !holdsNames(domain)) : domains
}
