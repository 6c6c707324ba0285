import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CatalogueSource, compileCatalogue, sentencesOf } from './compile.ts'
import { isWrittenIn } from './domains.ts'
import { type AnyLanguage, pseudoLanguage, sourceLanguage } from './languages.ts'
import { type CompiledMessages, createTranslator, type Translator } from './translator.ts'

/** The catalogues as files, for the API, the builds and the tests. */

export const cataloguesFolder = join(import.meta.dirname, '../catalogues')

/** The names of all domains, in alphabetical order: the English catalogues name them. */
export function listDomains(): string[] {
  return readdirSync(join(cataloguesFolder, sourceLanguage))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()
}

/** A domain's sentences in a language; the English ones where it is not written in it. */
export function readCatalogue(language: AnyLanguage, domain: string): CatalogueSource {
  const isThere = language !== pseudoLanguage && isWrittenIn(language, domain)
  const folder = isThere ? language : sourceLanguage
  const file = join(cataloguesFolder, folder, `${domain}.json`)
  return JSON.parse(readFileSync(file, 'utf8')) as CatalogueSource
}

export function compileDomain(language: AnyLanguage, domain: string): CompiledMessages {
  const countries = sentencesOf(readCatalogue(language, 'countries'))
  return compileCatalogue(domain, readCatalogue(language, domain), language, countries)
}

const translators = new Map<AnyLanguage, Translator>()

/** A translator that knows every domain; made once for each language. */
export function translatorOf(language: AnyLanguage): Translator {
  const known = translators.get(language)
  if (known) return known
  const translator = createTranslator(
    language,
    Object.assign({}, ...listDomains().map((domain) => compileDomain(language, domain))),
  )
  translators.set(language, translator)
  return translator
}
