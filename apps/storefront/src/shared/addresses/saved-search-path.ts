import type { SavedSearch } from '@bandari/sdk'
import { vehiclesPath } from './vehicle-query.ts'

type Query = SavedSearch['query']

/** Of the query string, in the order of `writeFilters`. */
const values = [
  'fuel',
  'transmission',
  'body',
  'steering',
  'colour',
  'location',
  'drive',
  'seats',
  'doors',
  'engine',
  'grade',
  'features',
  'pictures',
] as const

/** The page of results of a saved search: what `facetsCall` made of an address, made an address again. */
export function savedSearchPath(query: Query): string {
  const [min = '', max = ''] = (query.price__range ?? '').split('__')
  const filters = [
    ['year', query.year__range?.replace('__', '-')],
    ['mileage', query.mileage__range?.replace('__', '-')],
    ...values.map((name) => [name, query[name]] as const),
    ['words', query.search && encodeURIComponent(query.search).replaceAll('%20', '+')],
    ['import', query.may_import ? 'yes' : ''],
    ['budget', query.budget],
  ] as const
  return vehiclesPath({
    min: Number(min),
    max: Number(max),
    class: query.class ?? null,
    make: query.make ?? null,
    model: query.model ?? null,
    filters: filters
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  })
}
