import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CatalogueSource, compileCatalogue, sentencesOf } from './compile.ts'
import { isWrittenIn } from './domains.ts'
import { type AnyLanguage, type Language, pseudoLanguage, sourceLanguage } from './languages.ts'
import { type CompiledMessages, createTranslator, type Translator } from './translator.ts'

/** The catalogues as files, for the API, the builds and the tests. */

export const cataloguesFolder = join(import.meta.dirname, '../catalogues')

/** `selling/basket.json`, the catalogue of the domain `basket`, by domain: the English catalogues name them. */
const files: ReadonlyMap<string, string> = new Map(
  readdirSync(join(cataloguesFolder, sourceLanguage), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [basename(name, '.json'), name] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)

/** The names of all domains, in alphabetical order. */
export function listDomains(): string[] {
  return [...files.keys()]
}

/** The file of a domain's sentences in a language. Throws for a domain that English does not have. */
export function catalogueFile(language: Language, domain: string): string {
  const file = files.get(domain)
  if (file === undefined) throw new Error(`No domain of sentences: ${domain}`)
  return join(cataloguesFolder, language, file)
}

/** A domain's sentences in a language; the English ones where it is not written in it. */
export function readCatalogue(language: AnyLanguage, domain: string): CatalogueSource {
  const isThere = language !== pseudoLanguage && isWrittenIn(language, domain)
  const file = catalogueFile(isThere ? language : sourceLanguage, domain)
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
