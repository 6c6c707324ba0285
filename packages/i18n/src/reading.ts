import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { listDomains, readCatalogue } from './catalogues.ts'
import { sentencesOf } from './compile.ts'
import { isWrittenIn } from './domains.ts'
import { type Language, sourceLanguage } from './languages.ts'

/** What a person has read of a language: for each sentence a mark of the English and the translation they saw. */

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

export type ReadState = 'read' | 'changed' | 'unread'

/** What a reader of a language has before them. */
export function domainsOf(language: Language): string[] {
  return listDomains().filter((domain) => isWrittenIn(language, domain))
}

export function listEntries(language: Language): Entry[] {
  return domainsOf(language).flatMap((domain) => {
    const source = readCatalogue(sourceLanguage, domain)
    const translated = sentencesOf(readCatalogue(language, domain))
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

type Marks = Readonly<Record<string, string>>

function fileOf(language: Language): URL {
  return new URL(`../read/${language}.json`, import.meta.url)
}

export function readMarks(language: Language): Marks {
  const file = fileOf(language)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Marks) : {}
}

/** Whoever calls this has read every sentence of the language as it stands. */
export function markAsRead(language: Language): void {
  const marks = Object.fromEntries(listEntries(language).map((entry) => [entry.id, markOf(entry)]))
  mkdirSync(new URL('.', fileOf(language)), { recursive: true })
  writeFileSync(fileOf(language), `${JSON.stringify(marks, null, 2)}\n`)
}

export function stateOf(entry: Entry, marks: Marks): ReadState {
  const mark = marks[entry.id]
  if (mark === undefined) return 'unread'
  return mark === markOf(entry) ? 'read' : 'changed'
}

function markOf({ english, translation }: Entry): string {
  return createHash('sha256').update(`${english}\0${translation}`).digest('hex').slice(0, 12)
}
