import { columnsOf, type ColumnName, type ImportClass } from '../columns.ts'
import type { WrittenBy } from '../column-profile.ts'
import { readAs } from '../column-notes.ts'
import type { ColumnPlaces } from '../headings.ts'
import type { ColumnLook, MoneySign } from './column-looks.ts'

/**
 * What a column of a file may be: one of ours, a trim, which only helps to compose a title, or addresses of pictures, of which
 * there may be several columns.
 */
export type MappedField = ColumnName | 'trim' | 'pictures'

/** Where the meaning of a column comes from, the surest first. */
export type Certainty = 'chosen' | 'heading' | 'words' | 'content' | 'spelling' | 'none'

export interface MappedColumn extends WrittenBy {
  heading: string
  /** Null is set aside. */
  field: MappedField | null
  certainty: Certainty
  /** Another column was taken for this field, and nobody has said yet which of the two it is. */
  claims: MappedField | null
}

/** What the columns of a file mean, by their place in it. */
export interface Mapping {
  columns: MappedColumn[]
  /** Values for all rows, of fields that the file has no column for. */
  constants: Partial<Record<ColumnName, string>>
  /** ISO code of the price column's currency; null while nobody has said it. */
  currency: string | null
  /** What a unit of it is worth in the currency of the listings, as the seller says: decimal text. */
  rate: string | null
  mileageUnit: 'km' | 'mi' | null
}

export type Question =
  /** Nobody has said it, or most prices are written with the sign of another one. */
  | ({ code: 'currency'; field: ColumnName; places: number[] } & Partial<MoneySign>)
  | { code: 'rate' | 'mileage_unit'; field: ColumnName; places: number[] }
  /** Its numbers or days may be read in two ways. */
  | { code: 'decimal_mark' | 'date_order'; field: ColumnName; places: number[] }
  /** Two columns or more may be this field. */
  | { code: 'two_columns'; field: MappedField; places: number[] }
  /** Listings need it, and neither a column nor a constant gives it. */
  | { code: 'missing'; field: ColumnName; places: number[] }

/** What the seller must say before the rows can be read. */
export function questionsOf(
  mapping: Mapping,
  {
    importClass,
    hasRate,
    looks = [],
  }: { importClass: ImportClass; hasRate: boolean; looks?: readonly ColumnLook[] },
): Question[] {
  const price = priceField(importClass)
  const questions: Question[] = []
  const priced = placesOf(mapping, price)
  const [money = null] = priced.map((place) => looks[place]?.money)
  const isOther = money !== null && !money.currencies.includes(mapping.currency ?? '')
  if (priced.length > 0 && (mapping.currency === null || isOther))
    questions.push({ code: 'currency', field: price, places: priced, ...money })
  else if (priced.length > 0 && !hasRate)
    questions.push({ code: 'rate', field: price, places: priced })
  const mileage = placesOf(mapping, 'mileage')
  if (mileage.length > 0 && mapping.mileageUnit === null)
    questions.push({ code: 'mileage_unit', field: 'mileage', places: mileage })
  questions.push(...writingQuestions(mapping, looks))
  const claimed = new Set(mapping.columns.flatMap(({ claims }) => claims ?? []))
  for (const field of claimed) {
    const places = mapping.columns.flatMap((column, place) =>
      column.field === field || column.claims === field ? [place] : [],
    )
    questions.push({ code: 'two_columns', field, places })
  }
  for (const field of missingFields(mapping, importClass))
    questions.push({ code: 'missing', field, places: [] })
  return questions
}

/** Columns of numbers or days that do not show how they are to be read, and of which nobody has said it. */
function writingQuestions({ columns }: Mapping, looks: readonly ColumnLook[]): Question[] {
  return columns.flatMap(({ field, decimalMark, dateOrder }, place): Question[] => {
    if (field === null || field === 'trim' || field === 'pictures') return []
    const { numbers, days } = looks[place] ?? { numbers: null, days: null }
    const as = writingOf(field)
    if (as === 'number' && numbers?.asks && !decimalMark)
      return [{ code: 'decimal_mark', field, places: [place] }]
    if (as === 'day' && days?.asks && !dateOrder)
      return [{ code: 'date_order', field, places: [place] }]
    return []
  })
}

/** What of a field is written in ways that a person may have to tell apart. */
export function writingOf(field: ColumnName): 'number' | 'day' | null {
  const as = readAs[field]
  if (as === 'number' || as === 'distance') return 'number'
  return as === 'date' ? 'day' : null
}

export function placesOf({ columns }: Pick<Mapping, 'columns'>, field: MappedField): number[] {
  return columns.flatMap((column, place) => (column.field === field ? [place] : []))
}

/** Where the file has our columns. */
export function placesIn({ columns }: Mapping): ColumnPlaces {
  return new Map(
    columns.flatMap(({ heading, field }, place) =>
      field === null || field === 'trim' || field === 'pictures'
        ? []
        : [[field, { place, heading }] as const],
    ),
  )
}

/** The column that holds the price of such listings. */
export function priceField(importClass: ImportClass): 'price' | 'priceUsd' {
  return importClass === 'exports' ? 'priceUsd' : 'price'
}

/** The currency that such listings are priced in. */
export function listingCurrency(importClass: ImportClass): 'KES' | 'USD' {
  return importClass === 'exports' ? 'USD' : 'KES'
}

type Named = Pick<Mapping, 'columns' | 'constants'>

export function hasValue(mapping: Named, field: ColumnName): boolean {
  return placesOf(mapping, field).length > 0 || (mapping.constants[field] ?? '') !== ''
}

/** A title names make and model, and is made of them where there is none. */
function missingFields(mapping: Mapping, importClass: ImportClass): ColumnName[] {
  if (isOfListings(mapping, importClass)) return []
  const has = (field: ColumnName) => hasValue(mapping, field)
  const derivable = (field: ColumnName) =>
    field === 'title' ? has('make') && has('model') : field !== 'category' && has('title')
  return columnsOf(importClass)
    .filter(([field, { required }]) => required && !has(field) && !derivable(field))
    .map(([field]) => field)
}

/** Whether its rows may be listings that are there. */
export function namesListings(mapping: Named): boolean {
  return hasValue(mapping, 'listing') || hasValue(mapping, 'reference')
}

/**
 * Whether a file can only be about listings that are there, whose currency is stated: one of stock numbers and prices, or one
 * under our own headings that lacks what a new listing needs.
 */
export function isOfListings(mapping: Named, importClass: ImportClass): boolean {
  if (!namesListings(mapping)) return false
  const has = (field: ColumnName) => hasValue(mapping, field)
  if (!subject.some(has)) return true
  const isWhole = columnsOf(importClass).every(([field, { required }]) => !required || has(field))
  return isExact(mapping) && !isWhole
}

const subject = ['make', 'model', 'category', 'title'] as const

/** Whether nobody has to look at it: every heading is one of ours. */
export function isExact({ columns }: Pick<Mapping, 'columns'>): boolean {
  return columns.every(({ heading, certainty }) => certainty === 'heading' || heading === '')
}
