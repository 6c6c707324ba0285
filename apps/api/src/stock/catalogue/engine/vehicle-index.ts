import type { NamesById } from '../names/names.store.ts'
import type { VehicleRow } from '../search/vehicle-rows.store.ts'
import { CachedCounts } from './cached-counts.ts'
import { cardOf } from './card.ts'
import { ColumnsBuilder, type IndexedVehicle, type ShownVehicle } from './columns.ts'
import { Dictionaries } from './dictionaries.ts'
import { countFacets, type FacetCounts, type WantedCounts } from './facet-counts.ts'
import { findFirst, type FoundPage, findPage, type Slice } from './find-page.ts'
import { findSorted } from './find-sorted.ts'
import { landedBitsOf } from './landed-bits.ts'
import { costsOf } from './landed-costs.ts'
import { type LandedSums, sumLanded } from './landed-sums.ts'
import type { LandedPricer } from './landed-pricer.ts'
import type { Matcher } from './matchers.ts'
import {
  addVehicle,
  compacted,
  compare,
  removeVehicle,
  type Segment,
  segmentOf,
} from './segment.ts'
import type { SortKey } from './sort-keys.ts'
import { sortedPositions } from './sorted-positions.ts'

/** What became of a vehicle. */
export interface Change {
  id: number
  /** The price in cents under which it was listed before; null where it was not. */
  was: number | null
  /** As it is listed now; null where it is not. */
  now: IndexedVehicle | null
}

interface Sizes {
  /** Vehicles of a segment. */
  segment: number
  /** A segment with so many changes is compacted. */
  changes: number
}

/** A segment takes some milliseconds to build; so many changes are looked at one by one in some microseconds. */
const usualSizes: Sizes = { segment: 32_768, changes: 128 }

type Key = Pick<IndexedVehicle, 'price' | 'id'>

/** Lets others go on between two segments. */
type Pause = () => Promise<void> | undefined

/**
 * Every listed vehicle in this process's memory: columns and postings in segments, in the order of price and id. Counts are
 * exact, and any page costs the same. About 240 bytes a vehicle.
 */
export class VehicleIndex {
  readonly dictionaries = new Dictionaries()
  /** Grows with every change. */
  version = 0
  #segments: Segment[] = []
  /** `#lowest[n]`: no vehicle of segment n comes before it. */
  #lowest: Key[] = []
  readonly #listeners: ((id: number) => void)[] = []
  #loading: ColumnsBuilder | null = null
  readonly #counts = new CachedCounts()
  readonly #sizes: Sizes

  constructor(sizes: Sizes = usualSizes) {
    this.#sizes = sizes
  }

  /** Takes the vehicles it begins with, in the order of price and id; `endLoading` after the last. */
  load(vehicle: IndexedVehicle): void {
    this.#loading ??= new ColumnsBuilder(this.#sizes.segment)
    this.#loading.push(vehicle)
    if (this.#loading.count === this.#sizes.segment) this.endLoading()
  }

  endLoading(): void {
    if (!this.#loading) return
    this.#put(this.#segments.length, [segmentOf(this.#loading.finish(), this.dictionaries)])
    this.#loading = null
  }

  /** Calls with the product of every change from now on. */
  onChange(listener: (id: number) => void): void {
    this.#listeners.push(listener)
  }

  apply(changes: readonly Change[]): void {
    for (const { id, was, now } of changes) {
      if (was !== null) this.#remove({ id, price: was })
      if (now) this.#add(now)
      for (const listener of this.#listeners) listener(id)
    }
    if (changes.length > 0) this.version += 1
  }

  #remove(key: Key): void {
    const segment = this.#segments[this.#indexFor(key)]
    if (!segment || !removeVehicle(segment, key))
      throw new Error(`Vehicle ${key.id} left, and was not there`)
  }

  #add(vehicle: IndexedVehicle): void {
    if (this.#segments.length === 0)
      this.#put(0, [segmentOf(new ColumnsBuilder(0).finish(), this.dictionaries)])
    const segment = this.#segments[this.#indexFor(vehicle)]
    if (segment) addVehicle(segment, vehicle)
  }

  /** Builds the segment with the most changes anew, if it has many; false when none has. */
  compact(): boolean {
    const changes = this.#segments.map(({ pending, tombstones }) => pending.length + tombstones)
    const most = Math.max(0, ...changes)
    if (most < this.#sizes.changes) return false
    const index = changes.indexOf(most)
    const segment = this.#segments[index]
    if (segment) this.#put(index, compacted(segment, this.dictionaries, this.#sizes.segment), 1)
    return true
  }

  /** A page in the order of prices, or of another key. */
  find(matchers: readonly Matcher[], slice: Slice, key: SortKey | null = null): FoundPage {
    const counts = this.#counts.of(matchers, this.#segments.length)
    if (key) return findSorted(this.#segments, matchers, { ...slice, key }, counts)
    return findPage(this.#segments, matchers, slice, counts)
  }

  /** The first by price, without how many there are. */
  first(matchers: readonly Matcher[], slice: Omit<Slice, 'offset'>): FoundPage['vehicles'] {
    return findFirst(this.#segments, matchers, slice)
  }

  count(matchers: readonly Matcher[]): number {
    return this.find(matchers, { descending: false, limit: 0, offset: 0 }).total
  }

  countFacets(matchers: readonly Matcher[], wanted: readonly WantedCounts[]): FacetCounts[] {
    const sizes = this.dictionaries.values.map(({ size }) => size)
    return countFacets(this.#segments, matchers, { wanted, sizes })
  }

  /** What matches, added up at a destination. */
  sumLanded(matchers: readonly Matcher[], pricer: LandedPricer): LandedSums {
    return sumLanded(this.#segments, matchers, pricer)
  }

  /** What a found vehicle's card shows; null where the name of its make or model is not among the names. */
  card(vehicle: ShownVehicle, names: NamesById): VehicleRow | null {
    return cardOf(vehicle, this.dictionaries, names)
  }

  /** How many vehicles are listed. */
  get size(): number {
    return this.#segments.reduce(
      (sum, { columns, tombstones, pending }) => sum + columns.count - tombstones + pending.length,
      0,
    )
  }

  /** Works out, segment by segment, what searches at a destination read of all vehicles. */
  async prepare(pricer: LandedPricer, pause: Pause): Promise<void> {
    // Compacting may put others in their places meanwhile.
    for (const segment of this.#segments.slice()) {
      landedBitsOf(pricer, segment)
      costsOf(pricer, segment)
      await pause()
    }
  }

  /** Puts the positions of every segment in an order, which the first search that asks for it would wait for otherwise. */
  async sort(
    { key, descending }: { key: SortKey; descending: boolean },
    pause: Pause,
  ): Promise<void> {
    for (const segment of this.#segments.slice()) {
      sortedPositions(key.values(segment), key, descending)
      await pause()
    }
  }

  #put(index: number, segments: Segment[], instead = 0): void {
    const lowest = segments.map(({ columns }, n) =>
      // The first of the segments that replace an old one begins where the old one began.
      n === 0 && instead === 1 && this.#lowest[index]
        ? this.#lowest[index]
        : { price: columns.prices[0] ?? 0, id: columns.ids[0] ?? 0 },
    )
    this.#segments.splice(index, instead, ...segments)
    this.#lowest.splice(index, instead, ...lowest)
  }

  /** The last segment that does not begin after it. */
  #indexFor(key: Key): number {
    let low = 1
    let high = this.#lowest.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const lowest = this.#lowest[middle]
      if (lowest && compare(lowest, key) <= 0) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}
