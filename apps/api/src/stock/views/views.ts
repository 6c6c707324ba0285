import { randomBytes } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import type { Reader, Visitor, WhenRead } from '../../core/contract.ts'
import { shopDay } from '../../core/shop-day.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  countSteps,
  countViews,
  dayKey,
  insertInsiders,
  listInsiders,
  vendorsOf,
  type View,
} from './views.store.ts'
import { stepsOf } from './steps.ts'
import {
  type FunnelStep,
  insiderMark,
  isRobot,
  linkMark,
  type ViewKind,
  viewMark,
  visitorOf,
} from './visitor.ts'

declare module '../../core/context.ts' {
  interface Context {
    views: Views
  }
}

export interface Reading {
  kind: ViewKind
  products: readonly number[]
  /** What the answer is a step of, if anything. */
  step?: FunnelStep | undefined
  reader: Reader
  day: string
}

interface Sighting {
  visitor: Visitor
  /** What is known of them. */
  markOf: (visitor: Buffer) => string
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
  of(kind: ViewKind, products: readonly number[], step?: FunnelStep): WhenRead | undefined {
    if (!this.#needs.isOn || (products.length === 0 && !step)) return undefined
    return (reader) => {
      const day = shopDay(this.#needs.clock.now())
      this.#add(this.#newer.readings, { kind, products, step, reader, day })
    }
  }

  /** For an answer that is a step of the funnel and shows no listing. */
  step(step: FunnelStep): WhenRead | undefined {
    return this.of('shown', [], step)
  }

  /** For the answer to somebody who came by a supporter's link. */
  byLink(): WhenRead | undefined {
    return (reader) => this.#sight(reader, linkMark)
  }

  /** Somebody is signed in there. */
  sighted(visitor: Visitor, { id, is_staff, seller_status }: Account): void {
    if (!is_staff && seller_status === 'none') return
    this.#sight(visitor, (known) => insiderMark(known, is_staff ? null : id))
  }

  #sight(visitor: Visitor, markOf: Sighting['markOf']): void {
    if (!this.#needs.isOn) return
    const day = shopDay(this.#needs.clock.now())
    this.#add(this.#newer.sightings, { visitor, markOf, day })
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
    const marks = sightings.map(({ visitor, markOf }) => markOf(visitorOf(key, visitor)))
    await insertInsiders(db, day, [...new Set(marks)])
  }

  async #write(db: Database, day: string, readings: readonly Reading[]) {
    const key = await this.#keyOf(db, day)
    const insiders = await listInsiders(db, day)
    for (let from = 0; from < readings.length; from += readingsAtOnce) {
      const some = readings.slice(from, from + readingsAtOnce)
      const ids = [...new Set(some.flatMap(({ products }) => products))]
      const known = { key, insiders, vendors: await vendorsOf(db, ids) }
      const views = viewsOf(some, known)
      if (views.length > 0) await countViews(db, day, views)
      const steps = stepsOf(some, known)
      if (steps.length > 0) await countSteps(db, day, steps)
      await yieldToEventLoop()
    }
  }

  async #keyOf(db: Database, day: string): Promise<Buffer> {
    const key = this.#keys.get(day) ?? (await dayKey(db, day, randomBytes(32)))
    this.#keys.set(day, key)
    return key
  }
}

export interface Known {
  key: Buffer
  /** Marks of sellers, of staff, and of those who came by a link. */
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
