import type { VehicleFacets } from '@bandari/sdk'
import { type VehicleQuery, vehiclesPath } from '../shared/vehicle-query.ts'
import { searchName } from './breadcrumb.ts'
import { vehicles } from './filter-labels.ts'
import { noFilters, readFilters, writeFilters } from './vehicle-filters.ts'

type FilterName = VehicleFacets['without'][number]['filter']

/** A next step from an empty result. */
export interface WayOut {
  label: string
  href: string
}

const labels: Readonly<Record<Exclude<FilterName, 'words' | 'others'>, string>> = {
  make: 'Search all makes',
  model: 'Search all models',
  price: 'Search at any price',
  year: 'Search any year',
  mileage: 'Search any mileage',
  fuel: 'Search any fuel',
  transmission: 'Search any gearbox',
  body: 'Search any body type',
  steering: 'Search either steering',
  colour: 'Search any colour',
  location: 'Search any location',
  all: 'Clear all filters',
}

/** More than these would confuse. */
const most = 3

/**
 * The filters to drop with the number of vehicles that appear, the most first. If no single one helps: the search by
 * make and model alone, and the search without any filter.
 */
export function waysOut(
  query: VehicleQuery,
  without: VehicleFacets['without'] | undefined,
): WayOut[] {
  if (query.page > 1) {
    return [{ label: 'Go to the first page', href: vehiclesPath({ ...query, page: 1 }) }]
  }
  const fruitful = (without ?? []).filter(({ count }) => count > 0)
  const single = fruitful
    .filter(({ filter }) => !isMany(filter))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
  const ways = single.length > 0 ? single : fruitful.filter(({ filter }) => isMany(filter))
  if (ways.length === 0)
    return [{ label: 'Search all vehicles', href: vehiclesPath({ class: null }) }]
  return ways.map(({ filter, count }) => ({
    label: `${labelOf(filter, query)}: ${vehicles(count)}`,
    href: vehiclesPath({ ...query, page: 1, ...drop(filter, query) }),
  }))
}

function isMany(filter: FilterName): boolean {
  return filter === 'others' || filter === 'all'
}

function labelOf(filter: FilterName, query: VehicleQuery): string {
  if (filter === 'others') return `Search every ${searchName(query)}`
  if (filter !== 'words') return labels[filter]
  return `Search without “${readFilters(query.filters).words}”`
}

function drop(filter: FilterName, query: VehicleQuery): Partial<VehicleQuery> {
  if (filter === 'all') return { make: null, model: null, min: 0, max: 0, filters: '' }
  if (filter === 'others') return { min: 0, max: 0, filters: '' }
  if (filter === 'make') return { make: null, model: null }
  if (filter === 'model') return { model: null }
  if (filter === 'price') return { min: 0, max: 0 }
  const filters = readFilters(query.filters)
  const rest =
    filter === 'year' || filter === 'mileage' || filter === 'words'
      ? { ...filters, [filter]: noFilters[filter] }
      : { ...filters, values: { ...filters.values, [filter]: [] } }
  return { filters: writeFilters(rest) }
}
