import { Dictionaries } from '../../../stock/catalogue/engine/dictionaries.ts'
import { Dictionary } from '../../../stock/catalogue/engine/dictionary.ts'
import type { IndexedVehicle } from '../../../stock/catalogue/engine/columns.ts'
import type { Matcher } from '../../../stock/catalogue/engine/matchers.ts'
import {
  dimensions,
  featureFilter,
  type FilterName,
  type SlugFilter,
  slugOf,
  valueFilters,
} from '../../../stock/catalogue/filters/filters.ts'
import {
  type Clause,
  featureClause,
  valueClause,
} from '../../../stock/catalogue/search/clauses.store.ts'
import type { VehicleQuery } from '../../../stock/catalogue/search/vehicle-query.ts'

/** A search as the index takes it. */
export interface AskedSearch<Rest> {
  id: number
  clauses: readonly Clause[]
  /** Slugs, as the query has them. */
  slugs: VehicleQuery['slugs']
  /** What the index cannot tell of a listing; null where it tells all. */
  rest: Rest | null
}

/** One condition, shared by every search that asks for it, so that it is looked at once for a listing. */
interface Condition {
  filter: FilterName
  matcher: Matcher
  /** The listing for which `holds` was last asked. */
  asked: number
  holds: boolean
}

/** A condition on slugs, which stand for more values as listings bring them. */
interface SlugCondition extends Condition {
  filter: SlugFilter
  slugs: readonly string[]
}

interface IndexedSearch<Rest> {
  id: number
  /** Beside the one that it is filed under. */
  others: readonly Condition[]
  rest: Rest | null
}

/** A value gets its number from whoever names it first, the search or the listing. */
class SharedDictionary extends Dictionary {
  override find(value: string): number {
    return this.add(value)
  }
}

/** Each search is filed under the first of these that it asks for: fewest listings have the same model. */
const rarestFirst: readonly FilterName[] = [
  'model',
  'words',
  'make',
  'location',
  featureFilter,
  'engine',
  'body',
  'colour',
  'price',
  'year',
  'mileage',
  'fuel',
  'transmission',
  'steering',
  'class',
]

/**
 * Saved searches by what they ask for, the other way round than the index of vehicles: a listing comes, and the searches that
 * it fits are found. Matchers are those of the vehicle search. Conditions are shared and looked at once for a listing; a
 * search is tried only where the condition holds that it is filed under. About 200 bytes a search.
 */
export class SearchIndex<Rest> {
  readonly dictionaries = new Dictionaries(() => new SharedDictionary())
  size = 0
  readonly #conditions = new Map<string, Condition>()
  readonly #slugConditions: SlugCondition[] = []
  /** Values that listings have had, by filter and slug. */
  readonly #bySlug = new Map<string, Set<string>>()
  readonly #filed = new Map<Condition, IndexedSearch<Rest>[]>()
  /** Those that ask for nothing. */
  readonly #open: IndexedSearch<Rest>[] = []
  #listing = 0

  add({ id, clauses, slugs, rest }: AskedSearch<Rest>): void {
    const conditions = [
      ...clauses.flatMap(({ matcher }) => (matcher ? [this.#condition(matcher)] : [])),
      ...valueFilters.flatMap((filter) => {
        const wanted = slugs[filter]
        return wanted ? [this.#slugCondition(filter, wanted)] : []
      }),
      // A listing has all of them.
      ...(slugs[featureFilter] ?? []).map((slug) => this.#slugCondition(featureFilter, [slug])),
    ]
    const [first, ...others] = conditions.toSorted((one, other) => rank(one) - rank(other))
    const search = { id, others, rest }
    this.size += 1
    if (!first) this.#open.push(search)
    else if (!this.#filed.get(first)?.push(search)) this.#filed.set(first, [search])
  }

  /** Takes note of the values of a listing; before it is matched. */
  learn(vehicle: IndexedVehicle): void {
    for (const filter of valueFilters) {
      const code = vehicle.codes[dimensions.indexOf(filter)] ?? 0
      const value = this.dictionaries.of(filter).valueOf(code)
      if (value !== '') this.#learnValue(filter, value)
    }
    for (const word of vehicle.words) {
      const feature = this.dictionaries.features.get(word)
      if (feature !== undefined) this.#learnValue(featureFilter, feature)
    }
  }

  /** Calls with every search that a listing fits, as far as the index can tell. */
  match(vehicle: IndexedVehicle, found: (id: number, rest: Rest | null) => void): void {
    this.#listing += 1
    const holds = (condition: Condition): boolean => {
      if (condition.asked !== this.#listing) {
        condition.asked = this.#listing
        condition.holds = condition.matcher.matches(vehicle)
      }
      return condition.holds
    }
    const tryAll = (searches: readonly IndexedSearch<Rest>[]) => {
      for (const { id, others, rest } of searches) if (others.every(holds)) found(id, rest)
    }
    tryAll(this.#open)
    for (const [condition, searches] of this.#filed) if (holds(condition)) tryAll(searches)
  }

  #condition(matcherOf: NonNullable<Clause['matcher']>): Condition {
    const matcher = matcherOf(this.dictionaries)
    return this.#shared(`${matcher.key}`, () => ({ ...unasked, filter: matcher.filter, matcher }))
  }

  #slugCondition(filter: SlugFilter, slugs: readonly string[]): Condition {
    return this.#shared(`${filter} of ${slugs.toSorted().join()}`, () => {
      const condition = { ...unasked, filter, slugs, matcher: this.#matcherOf(filter, slugs) }
      this.#slugConditions.push(condition)
      return condition
    })
  }

  #shared(key: string, make: () => Condition): Condition {
    const known = this.#conditions.get(key)
    if (known) return known
    const made = make()
    this.#conditions.set(key, made)
    return made
  }

  #learnValue(filter: SlugFilter, value: string): void {
    const key = `${filter} ${slugOf(value)}`
    const known = this.#bySlug.get(key)
    if (known?.has(value)) return
    if (known) known.add(value)
    else this.#bySlug.set(key, new Set([value]))
    for (const condition of this.#slugConditions)
      if (condition.filter === filter && condition.slugs.includes(slugOf(value)))
        condition.matcher = this.#matcherOf(filter, condition.slugs)
  }

  /** Any of the values that the slugs stand for, as listings write them. */
  #matcherOf(filter: SlugFilter, slugs: readonly string[]): Matcher {
    const values = slugs.flatMap((slug) => [...(this.#bySlug.get(`${filter} ${slug}`) ?? [])])
    const { matcher } =
      filter === featureFilter ? featureClause(values) : valueClause(filter, values)
    if (!matcher) throw new Error(`No matcher of ${filter}`)
    return matcher(this.dictionaries)
  }
}

const unasked = { asked: 0, holds: false }

function rank({ filter }: Condition): number {
  const place = rarestFirst.indexOf(filter)
  return place < 0 ? rarestFirst.length : place
}
