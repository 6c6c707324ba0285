import type { Call } from '../../../core/contract.ts'
import type { PriceRange } from './price-steps.ts'

/** Filters that name values; several values of one are alternatives. */
export const valueFilters = [
  'fuel',
  'transmission',
  'body',
  'steering',
  'colour',
  'location',
] as const

export type ValueFilter = (typeof valueFilters)[number]

/** The filters beside class, make, model and price. */
export interface VehicleFilters {
  year: PriceRange | null
  mileage: PriceRange | null
  values: Partial<Record<ValueFilter, readonly string[]>>
}

type FilterQuery = Pick<
  Call<'searchVehicles'>['query'],
  ValueFilter | 'year__range' | 'mileage__range'
>

/** The contract has checked the form: slugs with commas between, and ranges of whole numbers. */
export function readFilters(query: FilterQuery): VehicleFilters {
  const values: VehicleFilters['values'] = {}
  for (const name of valueFilters) {
    const slugs = (query[name] ?? '').split(',').filter((slug) => slug !== '')
    if (slugs.length > 0) values[name] = [...new Set(slugs)]
  }
  return { year: readRange(query.year__range), mileage: readRange(query.mileage__range), values }
}

export function hasFilters({ year, mileage, values }: VehicleFilters): boolean {
  return year !== null || mileage !== null || Object.keys(values).length > 0
}

/** `{min}__{max}`, both included, like `price__range`, except that a maximum of 0 is a maximum. */
function readRange(text: string | undefined): PriceRange | null {
  const [min = '', max = ''] = (text ?? '').split('__')
  if (min === '' && max === '') return null
  return { from: Number(min), to: max === '' ? Number.MAX_SAFE_INTEGER : Number(max) }
}

/** `Yokohama, Japan` → `yokohama-japan`: how an address names a value. */
export function slugOf(value: string): string {
  return value
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
