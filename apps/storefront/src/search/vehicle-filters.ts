import type { PlainMessageId } from '@bandari/i18n'
import { readSortBy, type SortBy } from './sorts.ts'

interface ValueFilterRow {
  /** Of the one value itself where there is but one. */
  title: PlainMessageId
  isSingle?: boolean
  /** Leads an empty result to the search without it. */
  without: PlainMessageId
}

/** The filters by values that stand in the query string beside the specified segments. */
export const valueFilterRows = {
  fuel: { title: 'search.fuel', without: 'search.without.fuel' },
  transmission: { title: 'search.gearbox', without: 'search.without.transmission' },
  body: { title: 'search.body', without: 'search.without.body' },
  steering: { title: 'search.steering', without: 'search.without.steering' },
  colour: { title: 'search.colour', without: 'search.without.colour' },
  location: { title: 'search.location', without: 'search.without.location' },
  drive: { title: 'search.drive', without: 'search.without.drive' },
  seats: { title: 'search.seats', without: 'search.without.seats' },
  doors: { title: 'search.doors', without: 'search.without.doors' },
  engine: { title: 'search.engine', without: 'search.without.engine' },
  grade: { title: 'search.grade', without: 'search.without.grade' },
  features: { title: 'search.features', without: 'search.without.features' },
  pictures: {
    title: 'search.withPictures',
    without: 'search.without.pictures',
    isSingle: true,
  },
  listed: {
    title: 'search.listedThisWeek',
    without: 'search.without.listed',
    isSingle: true,
  },
} as const satisfies Record<string, ValueFilterRow>

export type ValueFilter = keyof typeof valueFilterRows

export const valueFilters = Object.keys(valueFilterRows) as readonly ValueFilter[]

type Values = VehicleFilters['values']

function eachValue(read: (name: ValueFilter) => readonly string[]): Values {
  return Object.fromEntries(valueFilters.map((name) => [name, read(name)])) as unknown as Values
}

/** 0 means no bound. */
export interface Range {
  from: number
  to: number
}

/** What a visitor asks of their destination; the destination itself stands only in their cookie. */
export interface LandedFilter {
  mayImport: boolean
  /** USD; 0 means no bound. */
  budget: number
}

export interface VehicleFilters {
  year: Range
  mileage: Range
  values: Readonly<Record<ValueFilter, readonly string[]>>
  /** Words that every title must have. */
  words: string
  landed: LandedFilter
  by: SortBy
}

const open: Range = { from: 0, to: 0 }

/** The most that the API takes. */
const maxValues = 20
const longestWords = 255

/** The one choice of days. */
const week = '7'

export const noFilters: VehicleFilters = {
  year: open,
  mileage: open,
  values: eachValue(() => []),
  words: '',
  landed: { mayImport: false, budget: 0 },
  by: null,
}

/**
 * From an address (`year=2012-2016&fuel=diesel,hybrid`) or a form without JavaScript (`year_from=2012&fuel=diesel&fuel=hybrid`).
 * Unreadable values are left out.
 */
export function readFilters(search: string | URLSearchParams): VehicleFilters {
  const fields = new URLSearchParams(search)
  const values = (name: ValueFilter) => {
    const slugs = fields.getAll(name).flatMap((text) => text.split(','))
    const known = slugs.filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 60)
    return [...new Set(known)].sort().slice(0, maxValues)
  }
  return {
    year: readRange(fields, 'year', 4),
    mileage: readRange(fields, 'mileage', 7),
    values: { ...eachValue(values), listed: values('listed').filter((days) => days === week) },
    words: (fields.get('words') ?? '').trim().slice(0, longestWords),
    landed: readLandedFilter(fields),
    by: readSortBy(fields),
  }
}

function readLandedFilter(fields: URLSearchParams): LandedFilter {
  const budget = fields.get('budget') ?? ''
  return {
    mayImport: fields.get('import') === 'yes',
    budget: /^\d{1,8}$/.test(budget) ? Number(budget) : 0,
  }
}

function readRange(fields: URLSearchParams, name: string, digits: number): Range {
  const [least = '', most = ''] = (fields.get(name) ?? '').split('-')
  const number = (text: string) => (/^\d+$/.test(text) && text.length <= digits ? Number(text) : 0)
  const from = number(fields.get(`${name}_from`) ?? least)
  const to = number(fields.get(`${name}_to`) ?? most)
  return to !== 0 && to < from ? { from: to, to: from } : { from, to }
}

/** The only form of the filters in an address: always in this order. */
export function writeFilters({ year, mileage, values, words, landed, by }: VehicleFilters): string {
  const parts = [
    ['year', writeRange(year)],
    ['mileage', writeRange(mileage)],
    ...valueFilters.map((name) => [name, values[name].toSorted().join(',')] as const),
    ['words', encodeURIComponent(words).replaceAll('%20', '+')],
    ['import', landed.mayImport ? 'yes' : ''],
    ['budget', landed.budget || ''],
    ['by', by ?? ''],
  ] as const
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

function writeRange({ from, to }: Range): string {
  return from === 0 && to === 0 ? '' : `${from || ''}-${to || ''}`
}

/** The filters as the API's parameters. */
export function filterCall({ year, mileage, values, words }: VehicleFilters) {
  const call: Partial<
    Record<Exclude<ValueFilter, 'listed'> | 'year__range' | 'mileage__range' | 'search', string>
  > & { listed_within?: number } = {}
  if (year.from || year.to) call.year__range = `${year.from || ''}__${year.to || ''}`
  if (mileage.from || mileage.to) call.mileage__range = `${mileage.from || ''}__${mileage.to || ''}`
  for (const name of valueFilters) {
    if (name !== 'listed' && values[name].length > 0) call[name] = values[name].join(',')
  }
  const [days] = values.listed
  if (days !== undefined) call.listed_within = Number(days)
  if (words !== '') call.search = words
  return call
}
