import { randomBytes } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import type { Reader, WhenRead } from '../../core/contract.ts'
import { shopDay } from '../../core/shop-day.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  countViews,
  dayKey,
  insertInsiders,
  listInsiders,
  vendorsOf,
  type View,
} from './views.store.ts'
import { insiderMark, isRobot, type ViewKind, viewMark, visitorOf } from './visitor.ts'

declare module '../../core/context.ts' {
  interface Context {
    views: Views
  }
}

interface Reading {
  kind: ViewKind
  products: readonly number[]
  reader: Reader
  day: string
}

interface Sighting {
  reader: Reader
  /** Null is staff. */
  vendorId: number | null
  day: string
}

interface Batch {
  readings: Reading[]
  sightings: Sighting[]
}

/** Answers that wait to be counted: some 5 MB. A process that answers more between two rounds leaves out the rest. */
const mostWaiting = 20_000

/** Answers whose marks are made and written at once, some 5,000 marks: the event loop is free in between. */
const readingsAtOnce = 200

/** Milliseconds between two rounds. */
const pause = 5000

type Needs = Pick<Context, 'clock' | 'log'> & { db: Database; isOn: boolean }

/**
 * Counts who looks at listings, beside the requests: an answer puts a note into memory, and every few seconds the notes are
 * written. A note waits for one whole round, so that a page of the shop, which does not know who is signed in, is followed
 * by a call that does: sellers and staff are not counted. What waits is lost when the process is killed at once.
 */
export class Views {
  readonly #needs: Needs
  readonly #keys = new Map<string, Buffer>()
  #newer = emptyBatch()
  #older = emptyBatch()
  #leftOut = 0
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** For the answer that shows these listings. */
  of(kind: ViewKind, products: readonly number[]): WhenRead | undefined {
    if (!this.#needs.isOn || products.length === 0) return undefined
    return (reader) => {
      const day = shopDay(this.#needs.clock.now())
      this.#add(this.#newer.readings, { kind, products, reader, day })
    }
  }

  /** Somebody is signed in there. */
  sighted(reader: Reader, { id, is_staff, seller_status }: Account): void {
    if (!this.#needs.isOn || (!is_staff && seller_status === 'none')) return
    const day = shopDay(this.#needs.clock.now())
    this.#add(this.#newer.sightings, { reader, vendorId: is_staff ? null : id, day })
  }

  /** Writes all that waits. */
  async flush(): Promise<void> {
    await this.#next()
    await this.#next()
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    await this.flush()
    clearTimeout(this.#timer)
  }

  #add<Note>(notes: Note[], note: Note) {
    if (notes.length >= mostWaiting) this.#leftOut += 1
    else notes.push(note)
    this.#wake()
  }

  #wake() {
    this.#timer ??= setTimeout(() => void this.#onTime(), pause).unref()
  }

  async #onTime() {
    this.#timer = undefined
    await this.#next()
    if (this.#older.readings.length > 0) this.#wake()
  }

  /** Rounds follow one another. */
  #next(): Promise<void> {
    this.#round = this.#round.then(() => this.#writeRound())
    return this.#round
  }

  /** What could not be written is tried again with the next round: marks that stand already count once. */
  async #writeRound() {
    const { db, log, clock } = this.#needs
    const due = this.#older
    this.#older = this.#newer
    this.#newer = emptyBatch()
    try {
      for (const [day, sightings] of byDay(this.#older.sightings))
        await this.#writeInsiders(db, day, sightings)
      for (const [day, readings] of byDay(due.readings)) await this.#write(db, day, readings)
      if (this.#leftOut > 0) log.warn({ views: this.#leftOut }, 'More was read than is counted')
      this.#leftOut = 0
    } catch (error) {
      log.warn({ err: error }, 'Views could not be written and wait')
      this.#older.readings = [...due.readings, ...this.#older.readings].slice(0, mostWaiting)
      this.#newer.sightings.unshift(...this.#older.sightings.splice(0))
    }
    const today = shopDay(clock.now())
    for (const day of this.#keys.keys()) if (day !== today) this.#keys.delete(day)
  }

  async #writeInsiders(db: Database, day: string, sightings: readonly Sighting[]) {
    const key = await this.#keyOf(db, day)
    const marks = sightings.map(({ reader, vendorId }) =>
      insiderMark(visitorOf(key, reader), vendorId),
    )
    await insertInsiders(db, day, [...new Set(marks)])
  }

  async #write(db: Database, day: string, readings: readonly Reading[]) {
    const key = await this.#keyOf(db, day)
    const insiders = await listInsiders(db, day)
    for (let from = 0; from < readings.length; from += readingsAtOnce) {
      const some = readings.slice(from, from + readingsAtOnce)
      const ids = [...new Set(some.flatMap(({ products }) => products))]
      const views = viewsOf(some, { key, insiders, vendors: await vendorsOf(db, ids) })
      if (views.length > 0) await countViews(db, day, views)
      await yieldToEventLoop()
    }
  }

  async #keyOf(db: Database, day: string): Promise<Buffer> {
    const key = this.#keys.get(day) ?? (await dayKey(db, day, randomBytes(32)))
    this.#keys.set(day, key)
    return key
  }
}

interface Known {
  key: Buffer
  insiders: ReadonlySet<string>
  vendors: ReadonlyMap<number, number | null>
}

/** Each mark once; without robots, staff, and sellers at their own listings. */
export function viewsOf(
  readings: readonly Omit<Reading, 'day'>[],
  { key, insiders, vendors }: Known,
): View[] {
  const views = new Map<string, View>()
  for (const { kind, products, reader } of readings) {
    if (isRobot(reader.userAgent)) continue
    const visitor = visitorOf(key, reader)
    if (insiders.has(insiderMark(visitor, null))) continue
    const own = new Map<number, boolean>()
    const isOwn = (vendorId: number) => {
      const known = own.get(vendorId) ?? insiders.has(insiderMark(visitor, vendorId))
      own.set(vendorId, known)
      return known
    }
    for (const productId of products) {
      const vendorId = vendors.get(productId)
      if (vendorId === undefined || (vendorId !== null && isOwn(vendorId))) continue
      const mark = viewMark(visitor, kind, productId)
      views.set(mark, { mark, kind, productId, vendorId })
    }
  }
  return [...views.values()]
}

function byDay<Note extends { day: string }>(notes: readonly Note[]): Map<string, Note[]> {
  return Map.groupBy(notes, ({ day }) => day)
}

function emptyBatch(): Batch {
  return { readings: [], sightings: [] }
}
