import type { VehicleFacets } from '@bandari/sdk'
import type { Names } from '../names/names.store.ts'
import { modelsOf } from '../names/names.store.ts'
import { widerThan } from '../filters/excluding.ts'
import {
  featureFilter,
  type FilterName,
  gradedFilters,
  slugOf,
  type ValueFilter,
  valueFilters,
} from '../filters/filters.ts'
import type { VehicleSearch } from '../search/resolve-search.ts'
import type { FacetCounts, FacetName } from './facets.store.ts'
import { priceBands } from '../filters/price-buckets.ts'

type Value = VehicleFacets['facets']['make'][number]

/** The most values of a facet in an answer; a shop has a dozen colours, free text may have any number. */
const mostValues = 200

interface Dependencies {
  search: VehicleSearch
  names: Names
  /** What the search is narrowed by. */
  active: readonly FilterName[]
  /** Of how many vehicles the listing is no older than so many days. */
  listed: { days: number; count: number }
}

export function vehicleFacets(
  counts: readonly FacetCounts[],
  { search, names, active, listed }: Dependencies,
): VehicleFacets {
  const { makeId, modelId, chosen, market } = search
  const of = (name: FacetName): ReadonlyMap<string, number> =>
    counts.find(({ facets }) => facets[name])?.facets[name] ?? new Map<string, number>()
  const valued = (name: ValueFilter) => {
    const values = valuesOf(of(name), chosen.values[name] ?? [])
    return gradedFilters.has(name) ? values.toSorted(byValue) : values
  }
  const countWithout = new Map(counts.map(({ excluding, count }) => [excluding, count]))
  const buckets = new Map([...of('price')].map(([bucket, n]) => [Number(bucket), n]))
  return {
    count: countWithout.get('') ?? 0,
    facets: {
      make: named(of('make'), names.makes, makeId),
      model: named(of('model'), modelsOf(names, makeId), modelId),
      year: yearsOf(of('year')),
      // The bands are in dollars.
      price: market === 'export' ? priceBands(buckets) : [],
      ...(Object.fromEntries(valueFilters.map((name) => [name, valued(name)])) as Record<
        ValueFilter,
        Value[]
      >),
      features: valuesOf(
        of(featureFilter),
        chosen.features.flatMap((spellings) => spellings),
      ),
      listed: [
        { value: String(listed.days), label: String(listed.days), count: listed.count },
      ].filter(({ count }) => count > 0 || active.includes('listed')),
    },
    without: widerThan(active).map((excluding) => ({
      filter: excluding as Wider,
      count: countWithout.get(excluding) ?? 0,
    })),
  }
}

/** A search is not widened by its class or its destination. */
type Wider = VehicleFacets['without'][number]['filter']

function named(
  counts: ReadonlyMap<string, number>,
  names: readonly { id: number; slug: string; name: string }[],
  chosen: number,
): Value[] {
  return sorted(
    names
      .map(({ id, slug, name }) => ({
        id,
        value: slug,
        label: name,
        count: counts.get(String(id)) ?? 0,
      }))
      .filter(({ id, count }) => count > 0 || id === chosen)
      .map(({ value, label, count }) => ({ value, label, count })),
  )
}

/** Spellings that share a slug are one value; a chosen value is shown even if it finds nothing. */
function valuesOf(counts: ReadonlyMap<string, number>, chosen: readonly string[]): Value[] {
  const values = new Map<string, Value>()
  // The commonest spelling names the value.
  const spellings = [...counts].toSorted(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))
  const asked = chosen.toSorted((one, other) => (one < other ? -1 : 1))
  for (const [label, n] of [...spellings, ...asked.map((value) => [value, 0] as const)]) {
    const value = slugOf(label)
    if (value === '' || (n === 0 && !chosen.includes(label))) continue
    const known = values.get(value)
    values.set(value, { value, label: known?.label ?? label, count: (known?.count ?? 0) + n })
  }
  return sorted([...values.values()])
}

/** `2` before `10`. */
const { compare } = new Intl.Collator('en', { numeric: true })

function byValue(one: Value, other: Value): number {
  return compare(one.value, other.value)
}

function sorted(values: Value[]): Value[] {
  return values
    .toSorted((one, other) => other.count - one.count || one.label.localeCompare(other.label))
    .slice(0, mostValues)
}

function yearsOf(counts: ReadonlyMap<string, number>): Value[] {
  return [...counts]
    .map(([value, count]) => ({ value, label: value, count }))
    .toSorted((one, other) => Number(other.value) - Number(one.value))
}
