import type { VitalsInput } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Reader } from '../../core/contract.ts'
import { shopDay } from '../../core/shop-day.ts'
import type { Database } from '../../platform/db/database.ts'
import { isRobot } from '../../stock/views/visitor.ts'
import { classOf, vitalNames } from './scales.ts'
import { addCounts, type VitalCount } from './vitals.store.ts'

declare module '../../core/context.ts' {
  interface Context {
    vitals: Vitals
  }
}

/** What any page is called whose pattern is none of ours. */
export const otherPage = '*'

/**
 * Visits that a process counts on a day: with five values each they are at most 100,000 rows of the day, however many
 * different ones somebody makes up. A shop with more visitors asks fewer of them.
 */
const mostADay = 20_000

/** Milliseconds between two writes. */
const pause = 5000

type Needs = Pick<Context, 'clock' | 'log'> & { db: Database; isOn: boolean }

/**
 * Adds up what browsers measured, in memory, and writes it every few seconds, beside the requests. What waits is lost when
 * the process is killed at once: five seconds of visits, which no figure misses.
 */
export class Vitals {
  readonly #needs: Needs
  #pages: ReadonlySet<string> | null = null
  #waiting = new Map<string, VitalCount>()
  #day = ''
  #counted = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** The patterns of the pages that this process serves; others are counted as one. */
  knowPages(patterns: Iterable<string>): void {
    this.#pages = new Set(patterns)
  }

  add(input: VitalsInput, { userAgent, country }: Reader): void {
    const { clock, isOn } = this.#needs
    if (!isOn || isRobot(userAgent)) return
    const day = shopDay(clock.now())
    if (!this.#isWithin(day)) return
    const page = this.#pages?.has(input.page) === false ? otherPage : input.page
    const { language, device } = input
    for (const metric of vitalNames) {
      const value = input[metric]
      if (value === undefined) continue
      const of = classOf(metric, value)
      this.#put({ day, page, language, country: country ?? '', device, metric, of, count: 1 })
    }
    this.#timer ??= setTimeout(() => void this.flush(), pause).unref()
  }

  /** Writes all that waits; what cannot be written waits on. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  stop(): Promise<void> {
    return this.flush()
  }

  #isWithin(day: string): boolean {
    if (day !== this.#day) [this.#day, this.#counted] = [day, 0]
    this.#counted += 1
    if (this.#counted === mostADay + 1)
      this.#needs.log.warn({ day, visits: mostADay }, 'No more visits are measured today')
    return this.#counted <= mostADay
  }

  #put(count: VitalCount): void {
    const { day, page, language, country, device, metric, of } = count
    const key = [day, page, language, country, device, metric, of].join(' ')
    const known = this.#waiting.get(key)
    if (known) known.count += count.count
    else this.#waiting.set(key, count)
  }

  async #write(): Promise<void> {
    const due = this.#waiting
    if (due.size === 0) return
    this.#waiting = new Map()
    try {
      await addCounts(this.#needs.db, [...due.values()])
    } catch (error) {
      this.#needs.log.warn({ err: error }, 'What browsers measured could not be written and waits')
      for (const count of due.values()) this.#put(count)
    }
  }
}
