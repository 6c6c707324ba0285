import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueFile, listDomains, readCatalogue } from './catalogues.ts'
import { type CatalogueSource, sentencesOf } from './compile.ts'
import { dataDomain, listDataEntries } from './data-texts.ts'
import { isWrittenIn } from './domains.ts'
import { type Language, languageCodes, sourceLanguage } from './languages.ts'

/** Who has read which sentence of a language, and when. A sentence that changes, or whose English does, is unread again. */

/** A sentence with what a reader needs to judge it. */
export interface Entry {
  /** `basket.empty` */
  id: string
  domain: string
  key: string
  english: string
  /** What a translator should know; often nothing. */
  description: string
  /** Null where it is missing. */
  translation: string | null
}

/** Somebody has read a sentence as it stood. */
export interface Reading {
  /** The reader's name, as it is shown to visitors. */
  by: string
  /** ISO 8601 date. */
  on: string
  /** Hash of the English and the translation that the reader saw. */
  hash: string
}

/** By the sentences' ids. */
export type Readings = Readonly<Record<string, Reading>>

export type ReadState = 'read' | 'changed' | 'unread'

/** What a reader of a language has before them. */
export function domainsOf(language: Language): string[] {
  return listDomains().filter((domain) => isWrittenIn(language, domain))
}

/** A domain as it is written in a language, which may have just been begun. */
export function readWritten(language: Language, domain: string): CatalogueSource {
  return existsSync(catalogueFile(language, domain)) ? readCatalogue(language, domain) : {}
}

/** The domains of a sheet or a report: those of the catalogues, and the words of the data. */
export function readDomains(language: Language): string[] {
  return [...domainsOf(language), dataDomain]
}

export function listEntries(language: Language): Entry[] {
  return [...listCatalogueEntries(language), ...listDataEntries(language)]
}

function listCatalogueEntries(language: Language): Entry[] {
  return domainsOf(language).flatMap((domain) => {
    const source = readCatalogue(sourceLanguage, domain)
    const translated = sentencesOf(readWritten(language, domain))
    return Object.entries(sentencesOf(source)).map(([key, english]) => {
      const note = source[`@${key}`]
      return {
        id: `${domain}.${key}`,
        domain,
        key,
        english,
        description: typeof note === 'object' ? note.description : '',
        translation: translated[key] ?? null,
      }
    })
  })
}

const folder = join(import.meta.dirname, '../read')
const fileOf = (language: Language) => join(folder, `${language}.json`)

export function readReadings(language: Language): Readings {
  const file = fileOf(language)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Readings) : {}
}

/** One sentence a line, so that the work of two readers merges. */
export function writeReadings(language: Language, readings: Readings): void {
  const lines = Object.entries(readings)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, reading]) => `  ${JSON.stringify(id)}: ${JSON.stringify(reading)}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(language), `{\n${lines.join(',\n')}\n}\n`)
}

/** Records a review of sentences with their present texts in `entries`; ids that no longer exist are skipped. */
export function withReadings(
  readings: Readings,
  { entries, ids, by, on }: { entries: readonly Entry[]; ids: ReadonlySet<string> } & Reader,
): Readings {
  const now = entries.flatMap((entry): [string, Reading][] => {
    if (ids.has(entry.id)) return [[entry.id, { by, on, hash: hashOf(entry) }]]
    const before = readings[entry.id]
    return before ? [[entry.id, before]] : []
  })
  return Object.fromEntries(now)
}

type Reader = Pick<Reading, 'by' | 'on'>

export function stateOf(entry: Entry, readings: Readings): ReadState {
  const reading = readings[entry.id]
  if (reading === undefined) return 'unread'
  return reading.hash === hashOf(entry) ? 'read' : 'changed'
}

function hashOf({ english, translation }: Entry): string {
  return createHash('sha256').update(`${english}\0${translation}`).digest('hex').slice(0, 12)
}

/** How much of a translation a person has read. */
export interface ReadingSummary {
  sentences: number
  translated: number
  /** Present texts. */
  read: number
  /** Whoever has read most comes first. */
  readers: string[]
  /** ISO 8601 date of the latest review; null before the first. */
  last: string | null
}

export function summariseReading(entries: readonly Entry[], readings: Readings): ReadingSummary {
  const valid = entries.flatMap((entry) => {
    const reading = readings[entry.id]
    return reading && stateOf(entry, readings) === 'read' ? [reading] : []
  })
  const counts = new Map<string, number>()
  for (const { by } of valid) counts.set(by, (counts.get(by) ?? 0) + 1)
  return {
    sentences: entries.length,
    translated: entries.filter(({ translation }) => translation !== null).length,
    read: valid.length,
    readers: [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name),
    last:
      valid
        .map(({ on }) => on)
        .toSorted()
        .at(-1) ?? null,
  }
}

export type Translation = Exclude<Language, typeof sourceLanguage>

export const translations = languageCodes.filter(
  (language): language is Translation => language !== sourceLanguage,
)

export function summariseReadings(): Record<Translation, ReadingSummary> {
  const summaries = translations.map((language) => [
    language,
    summariseReading(listEntries(language), readReadings(language)),
  ])
  return Object.fromEntries(summaries) as Record<Translation, ReadingSummary>
}
