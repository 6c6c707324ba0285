import type { Call } from '../../../core/contract.ts'
import { plainWords, readSimpleQuery, type SimpleQuery } from '../names/simple-query.ts'
import {
  type NumberFilter,
  type NumberFilterRow,
  numberFilters,
  numberNames,
  type Range,
  type SlugFilter,
  slugFilters,
} from '../filters/filters.ts'

/** Vehicles for export, or those that are sold in Kenya, in shillings. */
export type Market = 'export' | 'local'

export type VehicleClass = 'cars' | 'commercial'

export const vehicleClasses: readonly VehicleClass[] = ['cars', 'commercial']

/** A query of the vehicle search, in one form for all the wire's ways of asking (contract A2, C28, C29). */
export interface VehicleQuery {
  market: Market
  classes: VehicleClass[]
  make: string | null
  model: string | null
  /** Texts whose words must all occur. */
  texts: string[]
  /** What the title's words must match as well. */
  simple: SimpleQuery | null
  /** Title pattern with `*` and `?`. */
  pattern: string | null
  /** Cents; null for any. */
  prices: Range | null
  numbers: Partial<Record<NumberFilter, Range>>
  /** Listed today, or on so many days before; null for any day. */
  listedWithin: number | null
  /** Slugs, of `features` all of which a vehicle has. */
  slugs: Partial<Record<SlugFilter, readonly string[]>>
}

/** What narrows a search, as the wire has it. */
export type VehicleParameters = Omit<Call<'searchVehicles'>['query'], 'page' | 'ordering'>

/** Null when the price range cannot be read; the contract has checked the form of the rest. */
export function readVehicleQuery(query: VehicleParameters): VehicleQuery | null {
  const prices = readPrices(query.price__range ?? '')
  if (prices === undefined) return null
  const simple = query.search_simple_query_string ?? ''
  const named = vehicleClasses.find((name) => name === simple.toLowerCase())
  const asked = query.class ?? named
  const read = named ? null : readSimpleQuery(simple)
  const plain = read && plainWords(read)
  return {
    market: query.market ?? 'export',
    classes: asked ? [asked] : [...vehicleClasses],
    make: nameIn(query.make),
    model: nameIn(query.model),
    texts: [plain ?? '', query.search ?? ''].filter((text) => text !== ''),
    simple: plain === null ? read : null,
    pattern: anything(query.title__wildcard) ? null : (query.title__wildcard ?? null),
    prices,
    numbers: readNumbers(query),
    listedWithin: query.listed_within ?? null,
    slugs: readSlugs(query),
  }
}

const amount = /^\d{1,10}(\.\d{1,2})?$/

/**
 * `{min}__{max}` in whole currency units; an empty or zero maximum means no maximum, a third part (a boost) is ignored.
 * Null for any price, undefined for what is no range.
 */
function readPrices(text: string): Range | null | undefined {
  if (text === '') return null
  const [min = '', max = ''] = text.split('__')
  if (![min, max].every((part) => part === '' || amount.test(part))) return undefined
  const from = Math.round(Number(min) * 100)
  const to = Math.round(Number(max) * 100) || Number.MAX_SAFE_INTEGER
  return from === 0 && to === Number.MAX_SAFE_INTEGER ? null : { from, to }
}

/** `{min}__{max}`, both included, like `price__range`, except that a maximum of 0 is a maximum. */
function readNumbers(query: VehicleParameters): VehicleQuery['numbers'] {
  const numbers: VehicleQuery['numbers'] = {}
  for (const name of numberNames) {
    const { parameter }: NumberFilterRow = numberFilters[name]
    const [min = '', max = ''] = ((parameter && query[parameter]) ?? '').split('__')
    if (min === '' && max === '') continue
    numbers[name] = { from: Number(min), to: max === '' ? Number.MAX_SAFE_INTEGER : Number(max) }
  }
  return numbers
}

/** Slugs with commas between. */
function readSlugs(query: VehicleParameters): VehicleQuery['slugs'] {
  const values: VehicleQuery['slugs'] = {}
  for (const name of slugFilters) {
    const slugs = (query[name] ?? '').split(',').filter((slug) => slug !== '')
    if (slugs.length > 0) values[name] = [...new Set(slugs)]
  }
  return values
}

function anything(value: string | undefined): boolean {
  return (
    value === undefined ||
    ['', '*', 'any', '0', '*any*', '*0*', '***'].includes(value.toLowerCase())
  )
}

function nameIn(value: string | undefined): string | null {
  return value === undefined || anything(value) ? null : value
}
