import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Language, sourceLanguage } from '../src/languages.ts'
import type { ProjectText } from './project-texts.ts'

/**
 * One row of `glossary.csv`: a term, its word in each language, and words that are never used for it, separated by `;`. In
 * those, `*` stands for any letters, and `agent (clearing agent)` is wrong only where the English says “clearing agent”.
 * Square brackets, `Namba ya [chesisi]`, mark what every sentence must have whose English has the term; of `[one|other]`
 * either will do.
 */
interface Row extends Readonly<Record<Language, string>> {
  note: string
  never_sw: string
  never_pt: string
  never_fr: string
}

/** One row of `glossary-exceptions.csv`: a sentence in which a word is right that the glossary forbids. */
export interface Exception {
  language: string
  word: string
  /** The id of a sentence. */
  sentence: string
  reason: string
}

/** A sentence has a word that the glossary forbids, or lacks one that it requires. */
export interface Fault {
  id: string
  word: string
  problem: string
}

type Translation = Exclude<Language, typeof sourceLanguage>

interface WrongWord {
  word: string
  /** Matched against the sentence. */
  pattern: RegExp
  /** Matched against the English; null where the word is always wrong. */
  onlyWhere: RegExp | null
  term: string
}

interface RequiredWord {
  /** One of these, as the glossary writes them. */
  word: string
  pattern: RegExp
  term: string
  english: RegExp
}

export interface Rules {
  wrong: readonly WrongWord[]
  required: readonly RequiredWord[]
}

export function readGlossary(): Row[] {
  return readTable<Row>('glossary.csv')
}

export function readExceptions(): Exception[] {
  return readTable<Exception>('glossary-exceptions.csv')
}

function readTable<T>(name: string): T[] {
  const text = readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
  return parse<T>(text, { columns: true, trim: true, skip_empty_lines: true })
}

export function rulesOf(language: Translation, rows: readonly Row[]): Rules {
  return {
    wrong: rows.flatMap((row) =>
      partsOf(row[`never_${language}`], ';').map((form) => wrongWord(form, row.en)),
    ),
    required: rows.flatMap((row) =>
      [...row[language].matchAll(/\[(.+?)\]/g)].map(([, word = '']) => ({
        word,
        pattern: anywhere(partsOf(word, '|')),
        term: row.en,
        english: anyOf(partsOf(withoutRemarks(row.en), ',').flatMap((name) => [name, `${name}s`])),
      })),
    ),
  }
}

export function findFaults(
  { wrong, required }: Rules,
  { id, text, english }: ProjectText,
): Fault[] {
  return [
    ...wrong
      .filter(({ pattern, onlyWhere }) => pattern.test(text) && (onlyWhere?.test(english) ?? true))
      .map(({ word, term }) => ({ id, word, problem: `“${word}” is wrong: see ${term}` })),
    ...required
      .filter((rule) => rule.english.test(english) && !rule.pattern.test(text))
      .map(({ word, term }) => ({ id, word, problem: `“${word}” is missing: see ${term}` })),
  ]
}

function wrongWord(form: string, term: string): WrongWord {
  const [, word = '', where] = /^(.*?)(?: \((.*)\))?$/.exec(form) ?? []
  const names = partsOf(where ?? '', ',')
  return {
    word,
    term,
    pattern: anyOf([word]),
    onlyWhere: names.length === 0 ? null : anyOf(names),
  }
}

/** Whole words, whatever their capitals and the kind of space between them; a value, `{link}`, is no word. */
function anyOf(forms: readonly string[]): RegExp {
  const whole = forms.map(
    (form) => String.raw`(?<![\p{L}{](?=\p{L}))${patternOf(form)}(?!(?<=\p{L})[\p{L}}])`,
  )
  return new RegExp(whole.join('|'), 'iu')
}

/** Also within a word: plurals and forms of a verb have the stem. */
function anywhere(forms: readonly string[]): RegExp {
  return new RegExp(forms.map(patternOf).join('|'), 'iu')
}

function patternOf(form: string): string {
  return form
    .replace(/[.^$+(){}|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replace(/\s+/g, String.raw`\s+`)
}

function partsOf(cell: string, separator: string): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function withoutRemarks(words: string): string {
  return words.replace(/\s*\(.*?\)/g, '')
}
