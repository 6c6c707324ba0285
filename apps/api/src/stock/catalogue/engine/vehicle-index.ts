import { cardOf } from './card.ts'
import {
  addVehicle,
  adopted,
  type Segment,
  segmentOf,
  compare,
  rebuilt,
  removeVehicle,
} from './segment.ts'
import { ColumnsBuilder, type IndexedVehicle, type ShownVehicle } from './columns.ts'
import { conditionsOf, openAtDoor } from './conditions.ts'
import { Dictionaries, type SavedDictionaries } from './dictionaries.ts'
import { costsOf } from './landed-costs.ts'
import { landedBitsOf } from './landed-bits.ts'
import type { LandedFilter, LandedPricer } from './landed-pricer.ts'
import { findByDoor } from './find-by-landed-price.ts'
import { findFirst, type FoundPage, findPage, type Slice } from './find-page.ts'
import { CachedCounts } from './cached-counts.ts'
import { type FacetCounts, countFacets, type WantedCounts } from './facet-counts.ts'
import type { NamesById } from '../names/names.store.ts'
import type { NarrowedSearch } from '../search/vehicle-parts.ts'
import type { VehicleRow } from '../search/vehicle-search.store.ts'

/** A vehicle that came to the listed ones, or left them. */
export interface Change {
  n: 1 | -1
  vehicle: IndexedVehicle
}

interface Sizes {
  /** Vehicles of a segment. */
  segment: number
  /** A segment with so many changes is built anew. */
  changes: number
}

/** A segment takes some milliseconds to build; so many changes are looked at one by one in some microseconds. */
const usualSizes: Sizes = { segment: 32_768, changes: 128 }

type Key = Pick<IndexedVehicle, 'price' | 'id'>

/** A part of all that a model holds: first the dictionaries, then a segment each. */
export type SavedPiece = { dictionaries: SavedDictionaries } | { segment: Segment; lowest: Key }

/**
 * Every listed vehicle in this process's memory, for searches that nobody has asked before: columns and lists of positions,
 * in the order of price and id, in segments. Counts are exact, any page costs the same. About 180 bytes a vehicle.
 */
export class VehicleIndex {
  readonly dictionaries: Dictionaries
  /** Grows with every change. */
  version = 0
  #segments: Segment[] = []
  /** `#lowest[n]`: no vehicle of segment n comes before it. */
  #lowest: Key[] = []
  readonly #listeners: ((id: number) => void)[] = []
  #loading: ColumnsBuilder | null = null
  readonly #known = new CachedCounts()
  readonly #sizes: Sizes

  constructor(sizes: Sizes = usualSizes, dictionaries = new Dictionaries()) {
    this.#sizes = sizes
    this.dictionaries = dictionaries
  }

  /** What `saved` of another process gave; null for nothing at all. */
  static async of(
    pieces: AsyncIterable<SavedPiece>,
    sizes: Sizes = usualSizes,
  ): Promise<VehicleIndex | null> {
    let model: VehicleIndex | null = null
    for await (const piece of pieces) {
      if ('dictionaries' in piece)
        model = new VehicleIndex(sizes, new Dictionaries(piece.dictionaries))
      else if (model) {
        model.#segments.push(adopted(piece.segment))
        model.#lowest.push(piece.lowest)
      }
    }
    return model
  }

  /** All that it holds at the moment; it may not change before the last piece was taken. */
  *saved(): Generator<SavedPiece> {
    yield { dictionaries: this.dictionaries.saved() }
    for (const [index, segment] of this.#segments.entries())
      yield { segment, lowest: this.#lowest[index] ?? { price: 0, id: 0 } }
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
  onChange(tell: (id: number) => void): void {
    this.#listeners.push(tell)
  }

  /** In the order in which they happened. */
  apply(changes: readonly Change[]): void {
    for (const { n, vehicle } of changes) {
      if (this.#segments.length === 0)
        this.#put(0, [segmentOf(new ColumnsBuilder(0).finish(), this.dictionaries)])
      const segment = this.#segments[this.#indexFor(vehicle)]
      if (!segment) continue
      if (n === 1) addVehicle(segment, vehicle)
      else if (!removeVehicle(segment, vehicle))
        throw new Error(`Vehicle ${vehicle.id} left, and was not there`)
      for (const tell of this.#listeners) tell(vehicle.id)
    }
    if (changes.length > 0) this.version += 1
  }

  /** Builds the segment with the most changes anew, if it has many; false when none has. */
  compact(): boolean {
    const changes = this.#segments.map(({ pending, tombstones }) => pending.length + tombstones)
    const most = Math.max(0, ...changes)
    if (most < this.#sizes.changes) return false
    const index = changes.indexOf(most)
    const segment = this.#segments[index]
    if (segment) this.#put(index, rebuilt(segment, this.dictionaries, this.#sizes.segment), 1)
    return true
  }

  find(search: NarrowedSearch, position: Slice): FoundPage {
    const conditions = conditionsOf(search, this.dictionaries)
    const known = this.#known.of(conditions, this.#segments.length)
    return findPage(this.#segments, conditions, position, known)
  }

  first(search: NarrowedSearch, position: Omit<Slice, 'offset'>): FoundPage['vehicles'] {
    return findFirst(this.#segments, conditionsOf(search, this.dictionaries), position)
  }

  /** A page of what fits a buyer's door, by the price of the vehicle or the price at the door. */
  findAtDoor(
    search: NarrowedSearch,
    { byDoor, ...position }: Slice & { byDoor: boolean },
    door: LandedFilter,
  ): FoundPage & { open: number } {
    const conditions = conditionsOf(search, this.dictionaries, door)
    const found = byDoor
      ? findByDoor(this.#segments, conditions, { ...position, prices: door.prices })
      : findPage(this.#segments, conditions, position)
    const open = [
      ...conditionsOf(search, this.dictionaries),
      openAtDoor(door, byDoor || door.budget !== null),
    ]
    const none = { descending: false, limit: 0, offset: 0 }
    return { ...found, open: findPage(this.#segments, open, none).total }
  }

  countFacets(
    search: NarrowedSearch,
    wanted: readonly WantedCounts[],
    door: LandedFilter | null = null,
  ): FacetCounts[] {
    const sizes = this.dictionaries.values.map(({ size }) => size)
    return countFacets(this.#segments, conditionsOf(search, this.dictionaries, door), {
      wanted,
      sizes,
    })
  }

  /** What a found vehicle's card shows; null where the name of its make or model is not among the names. */
  card(vehicle: ShownVehicle, names: NamesById): VehicleRow | null {
    return cardOf(vehicle, this.dictionaries, names)
  }

  get count(): number {
    return this.#segments.reduce(
      (sum, { columns, tombstones, pending }) => sum + columns.count - tombstones + pending.length,
      0,
    )
  }

  /** Works out segment by segment what a door's searches read of all vehicles. */
  async prepareDoor(prices: LandedPricer, pause: () => Promise<void> | undefined): Promise<void> {
    // A change may put others in their position meanwhile.
    const segments = this.#segments.slice()
    for (const segment of segments) {
      landedBitsOf(prices, segment)
      costsOf(prices, segment)
      await pause()
    }
  }

  #put(index: number, segments: Segment[], instead = 0): void {
    const lowest = segments.map(({ columns }, position) =>
      // The first of the segments that replace an old one begins where the old one began.
      position === 0 && instead === 1 && this.#lowest[index]
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
