import type { ColumnProfile } from '../column-profile.ts'
import { columnsOf, type ColumnName, type ImportClass } from '../columns.ts'
import type { Subjects } from '../find-subject.ts'
import type { ColumnPlaces } from '../headings.ts'
import { type Decision, keyOf } from './decisions.ts'
import { hasValue, isExact, type Mapping, namesListings, placesOf } from './mapping.ts'
import type { Conversion } from './rates.ts'

/** All that reading a row by a mapping needs. */
export interface Plan {
  importClass: ImportClass
  /** Our columns, in the order of the cells that a row is turned into. */
  fields: ColumnName[]
  /** Where each comes from. */
  sources: ReadonlyMap<ColumnName, { place: number } | { constant: string } | 'derived'>
  trim: number | null
  /** Of columns with addresses of pictures. */
  pictures: readonly number[]
  /** Places under a heading, or which the seller has set aside; a value elsewhere means that the row has slipped. */
  expected: ReadonlySet<number>
  decisions: ReadonlyMap<string, Decision>
  /** Fields of which something is decided. */
  decided: ReadonlySet<ColumnName>
  conversion: Conversion | null
  mileageUnit: Mapping['mileageUnit']
  subjects: Subjects
  /** How the file's columns of numbers and days write theirs, by their places in the turned row. */
  profiles: ReadonlyMap<number, ColumnProfile>
  /** The columns of the turned row, each under its name of ours. */
  columns: ColumnPlaces
  /** What the file calls a field. */
  headingOf: (field: ColumnName) => string
}

interface Given {
  importClass: ImportClass
  mapping: Mapping
  decisions: readonly Decision[]
  conversion: Conversion | null
  subjects: Subjects
  /** By the places of the file. */
  profiles?: ReadonlyMap<number, ColumnProfile>
}

export function planOf(given: Given): Plan {
  const { importClass, mapping, decisions, conversion, subjects, profiles = new Map() } = given
  const known = columnsOf(importClass)
  const sources = new Map<ColumnName, { place: number } | { constant: string } | 'derived'>()
  for (const [field] of known) {
    const [place] = placesOf(mapping, field)
    const constant = mapping.constants[field] ?? ''
    if (place !== undefined) sources.set(field, { place })
    else if (constant !== '') sources.set(field, { constant })
    else if (isDerivable(field, mapping)) sources.set(field, 'derived')
  }
  const fields = [...sources.keys()]
  const headings = new Map(
    known.map(([field, { heading }]) => {
      const [place] = placesOf(mapping, field)
      return [field, (place === undefined ? '' : mapping.columns[place]?.heading) || heading]
    }),
  )
  return {
    importClass,
    fields,
    sources,
    trim: placesOf(mapping, 'trim')[0] ?? null,
    pictures: placesOf(mapping, 'pictures'),
    expected: new Set(
      mapping.columns.flatMap(({ heading, field, certainty }, place) =>
        heading !== '' || field !== null || certainty === 'chosen' ? [place] : [],
      ),
    ),
    decisions: new Map(decisions.map((decision) => [keyOf(decision), decision])),
    decided: new Set(decisions.map(({ field }) => field)),
    conversion,
    mileageUnit: mapping.mileageUnit,
    subjects,
    profiles: new Map(
      fields.flatMap((field, place) => {
        const profile = profiles.get(placesOf(mapping, field)[0] ?? -1)
        return profile === undefined ? [] : [[place, profile] as const]
      }),
    ),
    columns: new Map(fields.map((field, place) => [field, { place, heading: field }])),
    headingOf: (field) => headings.get(field) ?? field,
  }
}

/** A title is made of year, make, model and trim; make and model are read from a title. */
export function isDerivable(field: ColumnName, mapping: Mapping): boolean {
  if (hasValue(mapping, field)) return false
  // A file in our own words changes of its listings what it names, and nothing else.
  if (isExact(mapping) && namesListings(mapping)) return false
  if (field === 'title') return hasValue(mapping, 'make')
  return (field === 'make' || field === 'model') && hasValue(mapping, 'title')
}
