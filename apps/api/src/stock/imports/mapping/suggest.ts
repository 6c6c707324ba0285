import { plainWord } from '../../listings/plain-word.ts'
import { listingFields } from '../../listings/listing-fields.ts'
import { type ColumnName, columns } from '../columns.ts'
import type { Make, Subjects } from '../find-subject.ts'
import { nearestName } from '../nearest-name.ts'
import { choiceFields } from './choice-fields.ts'
import { choiceWords } from './choice-words.ts'
import { meantColour } from './colours.ts'
import type { Act, ValueGroup } from './decisions.ts'
import { makeIn, makeOf, modelIn, modelOf, subjectIn } from './read-model.ts'

export interface Suggestion {
  act: Act
  take: string | null
}

export interface Evidence {
  subjects: Subjects
  /** Titles of some of the rows, with their years. */
  titles: readonly { title: string; year: string }[]
}

/** What is probably meant by a value that could not be read; null when nobody can tell. */
export function suggest(group: ValueGroup, evidence: Evidence): Suggestion | null {
  const { field, value } = group
  if (field === 'make') return suggestMake(value, evidence)
  if (field === 'model') return suggestModel(group, evidence)
  if (field === 'category') return take(nearestName(value, leafNames(evidence.subjects)))
  if (field === 'colour') return take(meantColour(value))
  const choice = choiceFields[field]
  const meant = choice && (choiceWords(field, value) ?? nearestName(value, choice.options))
  return take(meant ?? null) ?? (canLack(field) ? { act: 'leave_out', take: null } : null)
}

function take(name: string | null): Suggestion | null {
  return name === null ? null : { act: 'take', take: name }
}

function suggestMake(value: string, { subjects, titles }: Evidence): Suggestion | null {
  const known = makeOf(subjects, value) ?? makeIn(subjects, value)
  const near = known?.name ?? nearestName(value, namesOf(subjects.makes))
  if (near !== null) return take(near)
  const named = titles.some(
    ({ title, year }) => makeIn(subjects, title) ?? subjectIn(subjects, title, year),
  )
  return named ? { act: 'title', take: null } : null
}

/** `3` is Mazda3; `Toyota Hilux` and `Hilux SR5` are Hilux; an empty one may stand in the title. */
function suggestModel({ value, make: named }: ValueGroup, evidence: Evidence): Suggestion | null {
  const make = makeOf(evidence.subjects, named ?? '')
  if (!make) return null
  const whole = modelOf(make, value) ?? modelIn(make, value)
  if (whole) return take(whole.name)
  const isNamed = evidence.titles.some(({ title, year }) => modelIn(make, title, year))
  // What the titles say as well is a model that our tree lacks: Arosa is no slip for Arona.
  const isMeant = evidence.titles.some(({ title }) => holdsWord(title, value))
  const near = isMeant ? null : nearestModel(make, value)
  if (near !== null) return take(near)
  return isNamed ? { act: 'title', take: null } : null
}

function holdsWord(text: string, word: string): boolean {
  const words: string[] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.includes(plainWord(word))
}

/** Names of two or three signs are all alike. */
function nearestModel(make: Make, value: string): string | null {
  return plainWord(value).length < 4 ? null : nearestName(value, namesOf(make.models))
}

export function namesOf(known: ReadonlyMap<string, { name: string }>): string[] {
  return [...new Set([...known.values()].map(({ name }) => name))]
}

export function leafNames({ categories }: Subjects): string[] {
  const leaves = [...categories.values()].filter(({ isLeaf }) => isLeaf)
  return [...new Set(leaves.map(({ name }) => name))]
}

/** A listing is as well without it, also on sale. */
export function canLack(field: ColumnName): boolean {
  const column = columns.find(([name]) => name === field)?.[1]
  if (!column?.field || column.required) return false
  return !('needed' in listingFields[column.field])
}
