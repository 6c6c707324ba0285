import type { VehicleFacets } from '@bandari/sdk'
import { type FacetCount, withoutFilter } from './facets.store.ts'
import type { Names } from '../names/names.store.ts'
import { stepOf } from '../search/price-steps.ts'
import { slugOf, type ValueFilter } from '../search/vehicle-filters.ts'
import { bandWidth, type NarrowedSearch } from '../search/vehicle-parts.ts'
import { priceBounds } from './wanted-facets.ts'

type Value = VehicleFacets['facets']['make'][number]

/** The most values of a facet in an answer; a shop has a dozen colours, free text may have any number. */
const mostValues = 200

interface Dependencies {
  search: NarrowedSearch
  names: Names
}

export function vehicleFacets(
  counts: readonly FacetCount[],
  { search, names }: Dependencies,
): VehicleFacets {
  const of = (dimension: string) => counts.filter((count) => count.dimension === dimension)
  const valued = (name: ValueFilter) => valuesOf(of(name), search.filters.values[name] ?? [])
  const without = new Map(of(withoutFilter).map(({ value, n }) => [value, n]))
  return {
    count: without.get('') ?? 0,
    facets: {
      make: named(of('make'), names.makes, search.makeId),
      model: named(of('model'), names.models, search.modelId),
      year: yearsOf(of('year')),
      price: pricesOf(of('price_band'), of('price_step')),
      fuel: valued('fuel'),
      transmission: valued('transmission'),
      body: valued('body'),
      steering: valued('steering'),
      colour: valued('colour'),
      location: valued('location'),
    },
    without: widerOf(search).map((filter) => ({ filter, count: without.get(filter) ?? 0 })),
  }
}

function named(
  counts: readonly FacetCount[],
  names: readonly { id: number; slug: string; name: string }[],
  chosen: number,
): Value[] {
  const byId = new Map(counts.map(({ value, n }) => [Number(value), n]))
  return sorted(
    names
      .map(({ id, slug, name }) => ({ id, value: slug, label: name, count: byId.get(id) ?? 0 }))
      .filter(({ id, count }) => count > 0 || id === chosen)
      .map(({ value, label, count }) => ({ value, label, count })),
  )
}

/** Spellings that share a slug are one value; a chosen value is shown even if it finds nothing. */
function valuesOf(counts: readonly FacetCount[], chosen: readonly string[]): Value[] {
  const values = new Map<string, Value>()
  for (const { value: label, n } of [...counts, ...chosen.map((value) => ({ value, n: 0 }))]) {
    const value = slugOf(label)
    if (value === '' || (n === 0 && !chosen.includes(label))) continue
    const known = values.get(value)
    values.set(value, { value, label: known?.label ?? label, count: (known?.count ?? 0) + n })
  }
  return sorted([...values.values()])
}

function sorted(values: Value[]): Value[] {
  return values
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label))
    .slice(0, mostValues)
}

function yearsOf(counts: readonly FacetCount[]): Value[] {
  return counts
    .filter(({ n }) => n > 0)
    .map(({ value, n }) => ({ value, label: value, count: n }))
    .toSorted((one, other) => Number(other.value) - Number(one.value))
}

/** A band includes both ends, as the filter does, so the step of its upper end is added to it. */
function pricesOf(
  bands: readonly FacetCount[],
  steps: readonly FacetCount[],
): VehicleFacets['facets']['price'] {
  const inBands = (from: number, to: number) =>
    bands
      .filter(({ value }) => Number(value) >= from && Number(value) < to)
      .reduce((sum, { n }) => sum + n, 0)
  const bandOf = (dollars: number) => stepOf(dollars * 100) / bandWidth
  return [0, ...priceBounds].map((from, index) => {
    const to = priceBounds[index] ?? null
    if (to === null) return { from, to, count: inBands(bandOf(from), Number.MAX_SAFE_INTEGER) }
    const end = steps.find(({ value }) => Number(value) === stepOf(to * 100))
    return { from, to, count: inBands(bandOf(from), bandOf(to)) + (end?.n ?? 0) }
  })
}

type Wider = VehicleFacets['without'][number]['filter']

/** The ways to widen the search, each with its count. */
function widerOf({ makeId, modelId, prices, filters, lexemes }: NarrowedSearch): Wider[] {
  const active: [Wider, boolean][] = [
    ['words', lexemes.length > 0],
    ['make', makeId !== 0],
    ['model', modelId !== 0],
    ['price', prices.from > 0 || prices.to < Number.MAX_SAFE_INTEGER],
    ['year', filters.year !== null],
    ['mileage', filters.mileage !== null],
    ...Object.keys(filters.values).map((name): [ValueFilter, boolean] => [
      name as ValueFilter,
      true,
    ]),
  ]
  const wider = active.filter(([, isActive]) => isActive).map(([filter]) => filter)
  const hasOthers = wider.some((filter) => filter !== 'make' && filter !== 'model')
  return [
    ...wider,
    ...(makeId !== 0 && hasOthers ? (['others'] as const) : []),
    ...(wider.length > 0 ? (['all'] as const) : []),
  ]
}
