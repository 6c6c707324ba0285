import { plainWord } from '../../listings/plain-word.ts'
import { choices } from '../choices.data.ts'
import type { ColumnName } from '../columns.ts'
import type { Subjects } from '../find-subject.ts'
import { readChoice } from '../read-values.ts'
import { knownColours } from './colours.ts'
import { choiceWords } from './choice-words.ts'
import { isPrice } from './currencies.ts'

/** What the values of a column look like. */
export type ContentKind = ColumnName | 'pictures' | null

interface Look {
  subjects: Subjects
  thisYear: number
}

type Test = (value: string, look: Look) => boolean

const isYear: Test = (value, { thisYear }) =>
  /^(?:19[5-9]|20\d)\d(?:\.0+)?$/.test(value) && Number(value) <= thisYear + 1

/** By the share of a column’s values that look like it; the first that is reached is taken. */
const looks: readonly { kind: ContentKind; least: number; is: Test }[] = [
  { kind: 'year', least: 0.9, is: isYear },
  { kind: 'chassis', least: 0.8, is: (value) => /^(?=.*\d)[A-HJ-NPR-Z0-9]{17}$/i.test(value) },
  { kind: 'chassis', least: 0.8, is: (value) => /^[A-Z]{1,4}\d{1,3}[A-Z]?-\d{6,7}$/i.test(value) },
  { kind: 'pictures', least: 0.6, is: (value) => /^https?:\/\/\S+/i.test(value) },
  { kind: 'make', least: 0.6, is: (value, { subjects }) => subjects.makes.has(plainWord(value)) },
  { kind: 'fuel', least: 0.7, is: isChoice('fuel') },
  { kind: 'transmission', least: 0.7, is: isChoice('transmission') },
  { kind: 'body', least: 0.7, is: isChoice('body') },
  { kind: 'drive', least: 0.7, is: isChoice('drive') },
  { kind: 'steering', least: 0.9, is: isChoice('steering') },
  { kind: 'colour', least: 0.7, is: (value) => knownColours.has(plainWord(value)) },
  {
    kind: 'mileage',
    least: 0.7,
    is: (value) => /^\d[\d.,\s]*\s*(?:kms?|mi(?:les)?)\.?$/i.test(value),
  },
  { kind: 'engine', least: 0.7, is: (value) => /^\d[\d.,]*\s*(?:cc|l)\.?$/i.test(value) },
  { kind: 'contact', least: 0.8, is: (value) => /^\+\d[\d\s()-]{8,}$/.test(value) },
  { kind: 'price', least: 0.7, is: (value) => isPrice(value) },
  { kind: 'title', least: 0.6, is: isTitle },
]

function isChoice(name: 'fuel' | 'transmission' | 'body' | 'drive' | 'steering'): Test {
  return (value) => 'value' in readChoice(value, choices[name]) || choiceWords(name, value) !== null
}

/** Several words, of which one or two together are a make. */
function isTitle(value: string, { subjects }: Look): boolean {
  const words = value.split(/\s+/)
  if (words.length < 2 || value.length < 8) return false
  const pairs = words.map((word, place) => `${word}${words[place + 1] ?? ''}`)
  return [...words, ...pairs].slice(0, 12).some((each) => subjects.makes.has(plainWord(each)))
}

export function contentKind(values: readonly string[], look: Look): ContentKind {
  if (values.length === 0) return null
  const found = looks.find(
    ({ is, least }) => values.filter((value) => is(value, look)).length >= least * values.length,
  )
  return found?.kind ?? null
}

/**
 * The share of the values that such a column would hold, by which the better of two columns is told; a half where nobody can
 * tell.
 */
export function fitOf(kind: string, values: readonly string[], look: Look): number {
  const tests = looks.filter((each) => each.kind === kind && !uncertain.has(kind))
  if (values.length === 0 || tests.length === 0) return 0.5
  return values.filter((value) => tests.some(({ is }) => is(value, look))).length / values.length
}

/** Plain numbers and texts of one's own may be these as well. */
const uncertain: ReadonlySet<string> = new Set(['mileage', 'engine', 'contact', 'price', 'chassis'])

/** A heading may mean a year where it says "model". */
export function isYears(values: readonly string[], look: Look): boolean {
  return values.length > 0 && values.every((value) => isYear(value, look))
}
