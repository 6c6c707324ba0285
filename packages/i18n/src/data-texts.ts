import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Language, languageCodes, sourceLanguage } from './languages.ts'
import type { Entry } from './reading.ts'

/**
 * What data say to people: the words of the import rules, in the files of their countries. A text is an object with the
 * languages as keys, English always among them.
 */

type Text = Partial<Record<Language, string>> & { en: string }

export const dataDomain = 'importRules'

const folder = new URL('../../../apps/api/reference/import-rules/', import.meta.url)

interface CountryFile {
  /** `ke` */
  country: string
  content: { country: { name: Text; authority: unknown } }
}

function readFiles(): CountryFile[] {
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .toSorted()
    .map((name) => ({
      country: name.slice(0, 2),
      content: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CountryFile['content'],
    }))
}

interface LocatedText {
  country: string
  place: string
  text: Text
}

/** The name of the country itself is in the catalogue `countries`. */
function textsOf({ country, content }: CountryFile): LocatedText[] {
  const said = { ...content, country: { authority: content.country.authority } }
  return textsIn(said, country).map((placed) => ({ country, ...placed }))
}

/** Every text in a value, however deep, with the names that lead to it. */
export function textsIn(value: unknown, place: string): Omit<LocatedText, 'country'>[] {
  if (value === null || typeof value !== 'object') return []
  if (isText(value)) return [{ place, text: value }]
  return namedParts(value).flatMap(([name, part]) => textsIn(part, `${place}.${name}`))
}

function isText(value: object): value is Text {
  return sourceLanguage in value && typeof value[sourceLanguage] === 'string'
}

/** The entries of a list by their ids; entries with the same id, such as the rates of two years, get a number. */
function namedParts(value: object): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value)
  const seen = new Map<string, number>()
  return value.map((part: unknown, index) => {
    const name = idOf(part) ?? String(index)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return [count === 1 ? name : `${name}#${count}`, part]
  })
}

function idOf(part: unknown): string | null {
  if (part === null || typeof part !== 'object' || !('id' in part)) return null
  return typeof part.id === 'string' ? part.id : null
}

/** One group for each pair of English and translation: a country may have words of its own for the same English. */
function groupsIn(files: readonly CountryFile[], language: Language): LocatedText[][] {
  const pairOf = ({ text }: LocatedText) => JSON.stringify([text.en, text[language] ?? null])
  return [...Map.groupBy(files.flatMap(textsOf), pairOf).values()]
}

/**
 * The texts as a reader of a language has them before them, once each, however many countries say it. The id is the first place:
 * `importRules.ke.eligibility.ke-age.say`.
 */
export function listDataEntries(language: Language): Entry[] {
  return groupsIn(readFiles(), language).map((group) => entryOf(group, language))
}

function entryOf(group: readonly LocatedText[], language: Language): Entry {
  const [{ place, text }] = group as [LocatedText]
  const countries = new Set(group.map(({ country }) => country.toUpperCase()))
  return {
    id: `${dataDomain}.${place}`,
    domain: dataDomain,
    key: place,
    english: text.en,
    description: `Import rules of ${[...countries].join(', ')}`,
    translation: text[language] ?? null,
  }
}

/** Puts new translations, by the ids of their entries, into each place where they stand. */
export function correctData(language: Language, corrections: ReadonlyMap<string, string>): void {
  const files = readFiles()
  const changed = new Set<string>()
  for (const group of groupsIn(files, language)) {
    const correction = corrections.get(entryOf(group, language).id)
    if (correction === undefined) continue
    for (const { country, text } of group) {
      put(text, language, correction)
      changed.add(country)
    }
  }
  for (const { country, content } of files) {
    if (!changed.has(country)) continue
    writeFileSync(new URL(`${country}.json`, folder), JSON.stringify(content, null, 1))
  }
}

/** Keeps the languages in the order in which every text has them. */
function put(text: Text, language: Language, sentence: string): void {
  const said: Text = { ...text, [language]: sentence }
  for (const code of languageCodes) Reflect.deleteProperty(text, code)
  for (const code of languageCodes) if (said[code] !== undefined) text[code] = said[code]
}
