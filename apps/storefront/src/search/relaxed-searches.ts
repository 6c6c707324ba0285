import type { PlainMessageId, Translate } from '@bandari/i18n'
import type { VehicleFacets } from '@bandari/sdk'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { searchName } from './breadcrumb.ts'
import { lastPageOf } from './search-call.ts'
import {
  noFilters,
  readFilters,
  type ValueFilter,
  valueFilterRows,
  writeFilters,
} from './vehicle-filters.ts'

type FilterName = VehicleFacets['without'][number]['filter']

/** A next step from an empty result. */
export interface RelaxedSearch {
  label: string
  href: string
}

const labels: Readonly<
  Record<Exclude<FilterName, ValueFilter | 'words' | 'others'>, PlainMessageId>
> = {
  make: 'search.without.make',
  model: 'search.without.model',
  price: 'search.without.price',
  year: 'search.without.year',
  mileage: 'search.without.mileage',
  all: 'search.without.all',
}

/** More than these would confuse. */
const most = 3

/**
 * The filters to drop with the number of vehicles that appear, the most first. If no single one helps: the search by
 * make and model alone, and the search without any filter.
 */
export function relaxedSearches(
  t: Translate,
  query: VehicleQuery,
  facets: Partial<Pick<VehicleFacets, 'count' | 'without'>> = {},
): RelaxedSearch[] {
  const last = lastPageOf(facets.count ?? 0)
  if (query.page > 1) {
    const pageAt = (page: number) => vehiclesPath({ ...query, page })
    return [
      { label: t('search.firstPage'), href: pageAt(1) },
      ...(last > 1 ? [{ label: t('search.lastPage', { page: last }), href: pageAt(last) }] : []),
    ]
  }
  const fruitful = (facets.without ?? []).filter(({ count }) => count > 0)
  const single = fruitful
    .filter(({ filter }) => !isMany(filter))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
  const filters = single.length > 0 ? single : fruitful.filter(({ filter }) => isMany(filter))
  if (filters.length === 0)
    return [
      { label: t('search.searchAll'), href: vehiclesPath({ market: query.market, class: null }) },
    ]
  return filters.map(({ filter, count }) => ({
    label: t('search.way', { way: labelOf(t, filter, query), count }),
    href: vehiclesPath({ ...query, page: 1, ...drop(filter, query) }),
  }))
}

function isMany(filter: FilterName): boolean {
  return filter === 'others' || filter === 'all'
}

function labelOf(t: Translate, filter: FilterName, query: VehicleQuery): string {
  if (filter === 'others') return t('search.without.others', { name: searchName(t, query) })
  if (isValueFilter(filter)) return t(valueFilterRows[filter].without)
  if (filter !== 'words') return t(labels[filter])
  return t('search.without.words', { words: readFilters(query.filters).words })
}

function isValueFilter(filter: FilterName): filter is ValueFilter {
  return Object.hasOwn(valueFilterRows, filter)
}

function drop(filter: FilterName, query: VehicleQuery): Partial<VehicleQuery> {
  if (filter === 'all') return { make: null, model: null, min: 0, max: 0, filters: '' }
  if (filter === 'others') return { min: 0, max: 0, filters: '' }
  if (filter === 'make') return { make: null, model: null }
  if (filter === 'model') return { model: null }
  if (filter === 'price') return { min: 0, max: 0 }
  const filters = readFilters(query.filters)
  const rest = isValueFilter(filter)
    ? { ...filters, values: { ...filters.values, [filter]: [] } }
    : { ...filters, [filter]: noFilters[filter] }
  return { filters: writeFilters(rest) }
}
