import { cardOf } from './card.ts'
import {
  addVehicle,
  adopted,
  type Chunk,
  chunkOf,
  compare,
  rebuilt,
  removeVehicle,
} from './chunk.ts'
import { ColumnsBuilder, type IndexedVehicle, type ShownVehicle } from './columns.ts'
import { conditionsOf, openAtDoor } from './conditions.ts'
import { Dictionaries, type SavedDictionaries } from './dictionaries.ts'
import { costsOf } from './door-costs.ts'
import { marksOf } from './door-marks.ts'
import type { DoorFilter, DoorPrices } from './door-prices.ts'
import { findByDoor } from './find-by-door.ts'
import { findFirst, type FoundPage, findPage, type PlaceInList } from './find-page.ts'
import { KnownCounts } from './known-counts.ts'
import { type Tally, tally, type WantedTally } from './tally.ts'
import type { NamesById } from '../names/names.store.ts'
import type { NarrowedSearch } from '../search/vehicle-parts.ts'
import type { VehicleRow } from '../search/vehicle-search.store.ts'

/** A vehicle that came to the listed ones, or left them. */
export interface Change {
  n: 1 | -1
  vehicle: IndexedVehicle
}

interface Sizes {
  /** Vehicles of a chunk. */
  chunk: number
  /** A chunk with so many changes is built anew. */
  changes: number
}

/** A chunk takes some milliseconds to build; so many changes are looked at one by one in some microseconds. */
const usualSizes: Sizes = { chunk: 32_768, changes: 128 }

type Key = Pick<IndexedVehicle, 'price' | 'id'>

/** A part of all that a model holds: first the dictionaries, then a chunk each. */
export type SavedPiece = { dictionaries: SavedDictionaries } | { chunk: Chunk; lowest: Key }

/**
 * Every listed vehicle in this process's memory, for searches that nobody has asked before: columns and lists of places,
 * in the order of price and id, in chunks. Counts are exact, any page costs the same. About 180 bytes a vehicle.
 */
export class VehicleReadModel {
  readonly dictionaries: Dictionaries
  /** Grows with every change. */
  version = 0
  #chunks: Chunk[] = []
  /** `#lowest[n]`: no vehicle of chunk n comes before it. */
  #lowest: Key[] = []
  readonly #listeners: ((id: number) => void)[] = []
  #loading: ColumnsBuilder | null = null
  readonly #known = new KnownCounts()
  readonly #sizes: Sizes

  constructor(sizes: Sizes = usualSizes, dictionaries = new Dictionaries()) {
    this.#sizes = sizes
    this.dictionaries = dictionaries
  }

  /** What `saved` of another process gave; null for nothing at all. */
  static async of(
    pieces: AsyncIterable<SavedPiece>,
    sizes: Sizes = usualSizes,
  ): Promise<VehicleReadModel | null> {
    let model: VehicleReadModel | null = null
    for await (const piece of pieces) {
      if ('dictionaries' in piece)
        model = new VehicleReadModel(sizes, new Dictionaries(piece.dictionaries))
      else if (model) {
        model.#chunks.push(adopted(piece.chunk))
        model.#lowest.push(piece.lowest)
      }
    }
    return model
  }

  /** All that it holds at the moment; it may not change before the last piece was taken. */
  *saved(): Generator<SavedPiece> {
    yield { dictionaries: this.dictionaries.saved() }
    for (const [index, chunk] of this.#chunks.entries())
      yield { chunk, lowest: this.#lowest[index] ?? { price: 0, id: 0 } }
  }

  /** Takes the vehicles it begins with, in the order of price and id; `endLoading` after the last. */
  load(vehicle: IndexedVehicle): void {
    this.#loading ??= new ColumnsBuilder(this.#sizes.chunk)
    this.#loading.push(vehicle)
    if (this.#loading.count === this.#sizes.chunk) this.endLoading()
  }

  endLoading(): void {
    if (!this.#loading) return
    this.#put(this.#chunks.length, [chunkOf(this.#loading.finish(), this.dictionaries)])
    this.#loading = null
  }

  /** Calls with the product of every change from now on. */
  onChange(tell: (id: number) => void): void {
    this.#listeners.push(tell)
  }

  /** In the order in which they happened. */
  apply(changes: readonly Change[]): void {
    for (const { n, vehicle } of changes) {
      if (this.#chunks.length === 0)
        this.#put(0, [chunkOf(new ColumnsBuilder(0).finish(), this.dictionaries)])
      const chunk = this.#chunks[this.#indexFor(vehicle)]
      if (!chunk) continue
      if (n === 1) addVehicle(chunk, vehicle)
      else if (!removeVehicle(chunk, vehicle))
        throw new Error(`Vehicle ${vehicle.id} left, and was not there`)
      for (const tell of this.#listeners) tell(vehicle.id)
    }
    if (changes.length > 0) this.version += 1
  }

  /** Builds the chunk with the most changes anew, if it has many; false when none has. */
  settle(): boolean {
    const changes = this.#chunks.map(({ added, gone }) => added.length + gone)
    const most = Math.max(0, ...changes)
    if (most < this.#sizes.changes) return false
    const index = changes.indexOf(most)
    const chunk = this.#chunks[index]
    if (chunk) this.#put(index, rebuilt(chunk, this.dictionaries, this.#sizes.chunk), 1)
    return true
  }

  find(search: NarrowedSearch, place: PlaceInList): FoundPage {
    const conditions = conditionsOf(search, this.dictionaries)
    const known = this.#known.of(conditions, this.#chunks.length)
    return findPage(this.#chunks, conditions, place, known)
  }

  first(search: NarrowedSearch, place: Omit<PlaceInList, 'offset'>): FoundPage['vehicles'] {
    return findFirst(this.#chunks, conditionsOf(search, this.dictionaries), place)
  }

  /** A page of what fits a buyer's door, by the price of the vehicle or the price at the door. */
  findAtDoor(
    search: NarrowedSearch,
    { byDoor, ...place }: PlaceInList & { byDoor: boolean },
    door: DoorFilter,
  ): FoundPage & { open: number } {
    const conditions = conditionsOf(search, this.dictionaries, door)
    const found = byDoor
      ? findByDoor(this.#chunks, conditions, { ...place, prices: door.prices })
      : findPage(this.#chunks, conditions, place)
    const open = [
      ...conditionsOf(search, this.dictionaries),
      openAtDoor(door, byDoor || door.budget !== null),
    ]
    const none = { descending: false, limit: 0, offset: 0 }
    return { ...found, open: findPage(this.#chunks, open, none).total }
  }

  tally(
    search: NarrowedSearch,
    wanted: readonly WantedTally[],
    door: DoorFilter | null = null,
  ): Tally[] {
    const sizes = this.dictionaries.values.map(({ size }) => size)
    return tally(this.#chunks, conditionsOf(search, this.dictionaries, door), { wanted, sizes })
  }

  /** What a found vehicle's card shows; null where the name of its make or model is not among the names. */
  card(vehicle: ShownVehicle, names: NamesById): VehicleRow | null {
    return cardOf(vehicle, this.dictionaries, names)
  }

  get count(): number {
    return this.#chunks.reduce(
      (sum, { columns, gone, added }) => sum + columns.count - gone + added.length,
      0,
    )
  }

  /** Works out chunk by chunk what a door's searches read of all vehicles. */
  async prepareDoor(prices: DoorPrices, pause: () => Promise<void> | undefined): Promise<void> {
    // A change may put others in their place meanwhile.
    const chunks = this.#chunks.slice()
    for (const chunk of chunks) {
      marksOf(prices, chunk)
      costsOf(prices, chunk)
      await pause()
    }
  }

  #put(index: number, chunks: Chunk[], instead = 0): void {
    const lowest = chunks.map(({ columns }, place) =>
      // The first of the chunks that replace an old one begins where the old one began.
      place === 0 && instead === 1 && this.#lowest[index]
        ? this.#lowest[index]
        : { price: columns.prices[0] ?? 0, id: columns.ids[0] ?? 0 },
    )
    this.#chunks.splice(index, instead, ...chunks)
    this.#lowest.splice(index, instead, ...lowest)
  }

  /** The last chunk that does not begin after it. */
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
