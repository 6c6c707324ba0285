import type { Call } from '../../../core/contract.ts'
import type { PriceRange } from './price-steps.ts'
import { plainWords, readSimpleQuery, type SimpleQuery } from '../names/simple-query.ts'
import { readFilters, type VehicleFilters } from './vehicle-filters.ts'

export type VehicleClass = 'cars' | 'commercial'

/** A query of the vehicle search, in one form for all the wire's ways of asking (contract A2, C28, C29). */
export interface VehicleQuery {
  classes: VehicleClass[]
  make: string | null
  model: string | null
  /** Texts whose words must all occur. */
  texts: string[]
  /** What the title's words must fit as well. */
  simple: SimpleQuery | null
  /** Title pattern with `*` and `?`. */
  wildcard: string | null
  prices: PriceRange
  /** The filters beside these; their values are slugs. */
  filters: VehicleFilters
  descending: boolean
}

export const vehicleClasses: readonly VehicleClass[] = ['cars', 'commercial']

/** Null when the price range cannot be read. */
export function readVehicleQuery(query: Call<'searchVehicles'>['query']): VehicleQuery | null {
  const prices = readRange(query.price__range ?? '')
  if (!prices) return null
  const simple = query.search_simple_query_string ?? ''
  const named = vehicleClasses.find((name) => name === simple.toLowerCase())
  const asked = query.class ?? named
  const read = named ? null : readSimpleQuery(simple)
  const plain = read && plainWords(read)
  return {
    classes: asked ? [asked] : [...vehicleClasses],
    make: nameIn(query.make),
    model: nameIn(query.model),
    texts: [plain ?? '', query.search ?? ''].filter((text) => text !== ''),
    simple: plain === null ? read : null,
    wildcard: anything(query.title__wildcard) ? null : (query.title__wildcard ?? null),
    prices,
    filters: readFilters(query),
    descending: query.ordering === '-price' || query.ordering === '-landed',
  }
}

const amount = /^\d{1,10}(\.\d{1,2})?$/

/**
 * `{min}__{max}` in whole currency units; an empty or zero maximum means no maximum, a third part (a boost) is ignored.
 */
function readRange(text: string): PriceRange | null {
  if (text === '') return { from: 0, to: Number.MAX_SAFE_INTEGER }
  const [min = '', max = ''] = text.split('__')
  if (![min, max].every((part) => part === '' || amount.test(part))) return null
  const to = Math.round(Number(max) * 100)
  return { from: Math.round(Number(min) * 100), to: to === 0 ? Number.MAX_SAFE_INTEGER : to }
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
