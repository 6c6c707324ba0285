import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { catalogueFile, readCatalogue } from '../src/catalogues.ts'
import { type CatalogueSource, sentencesOf } from '../src/compile.ts'
import { type Language, sourceLanguage } from '../src/languages.ts'
import { domainsOf, readWritten } from '../src/reading.ts'

/** Puts new translations, by the sentences' ids, into the files of a language; other lines stay as they are. */
export function correctCatalogues(language: Language, corrections: ReadonlyMap<string, string>) {
  for (const domain of domainsOf(language)) {
    const keys = Object.keys(sentencesOf(readCatalogue(sourceLanguage, domain)))
    const own = keys.flatMap((key): [string, string][] => {
      const correction = corrections.get(`${domain}.${key}`)
      return correction === undefined ? [] : [[key, correction]]
    })
    if (own.length === 0) continue
    const before: CatalogueSource = { '@@locale': language, ...readWritten(language, domain) }
    const file = catalogueFile(language, domain)
    mkdirSync(dirname(file), { recursive: true })
    const corrected = { ...before, ...Object.fromEntries(own) }
    writeFileSync(file, `${JSON.stringify(corrected, null, 2)}\n`)
  }
}
