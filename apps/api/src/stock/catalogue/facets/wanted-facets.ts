import type { Wanted } from './facets.store.ts'
import { stepOf } from '../search/price-steps.ts'
import { valueFilters } from '../search/vehicle-filters.ts'
import type { FilterName } from '../search/vehicle-parts.ts'

/** Where the price facet divides, in dollars; each is a multiple of a band's 2,000. */
export const priceBounds = [2000, 4000, 6000, 8000, 10_000, 14_000, 20_000, 30_000] as const

/** Every facet, without its own filter if that is set. A make's models are asked for by id. */
export function wantedFacets(active: readonly FilterName[], models: readonly number[]): Wanted[] {
  const without = (filter: FilterName): Wanted['without'] => (active.includes(filter) ? filter : '')
  const whole = (dimension: string, filter: FilterName): Wanted => ({
    dimension,
    value: null,
    without: without(filter),
  })
  return [
    whole('make', 'make'),
    whole('year', 'year'),
    whole('price_band', 'price'),
    ...valueFilters.map((name) => whole(name, name)),
    ...models.map((id) => ({
      dimension: 'model',
      value: String(id),
      without: without('model'),
    })),
    ...priceBounds.map((bound) => ({
      dimension: 'price_step',
      value: String(stepOf(bound * 100)),
      without: without('price'),
    })),
  ]
}

/**
 * The approximate number of values to count; other dimensions have few, and a value asked for by name counts as one.
 */
const values: Readonly<Record<string, number>> = { make: 128, year: 35, price_band: 22 }

/** The same in two parts of about the same work. */
export function halvesOf(wanted: readonly Wanted[]): [Wanted[], Wanted[]] {
  const work = ({ dimension, value }: Wanted) => (value === null ? (values[dimension] ?? 10) : 1)
  const halves: [Wanted[], Wanted[]] = [[], []]
  const done: [number, number] = [0, 0]
  for (const facet of wanted.toSorted((one, other) => work(other) - work(one))) {
    const lighter = done[0] <= done[1] ? 0 : 1
    halves[lighter].push(facet)
    done[lighter] += work(facet)
  }
  return halves
}
