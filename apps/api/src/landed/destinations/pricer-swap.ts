import type { RulePricer } from './rule-pricer.ts'

export interface PricerVersion {
  pricer: RulePricer
  /** A digest of everything that the pricer computes from, except the day. */
  digest: string
  today: string
}

/** Milliseconds for which a warm pricer answers while the next one is warmed: what staff change shows within a minute. */
const longestWait = 45_000

/** The same where only the day has changed. */
const longestWaitOverMidnight = 600_000

/** The pricer of a destination, and the one that takes its place. */
export class PricerSwap {
  #current: PricerVersion
  #next: { version: PricerVersion; until: number } | null = null
  #isWarm = false

  constructor(first: PricerVersion) {
    this.#current = first
  }

  get newest(): PricerVersion {
    return this.#next?.version ?? this.#current
  }

  /** Whether a search of all vehicles by this destination would wait. */
  get needsWarming(): boolean {
    return this.#next !== null || !this.#isWarm
  }

  /** Nobody waits for a new pricer: the one before, if it is warm, answers while the new one is warmed. */
  follow(version: PricerVersion): void {
    const { digest, today } = this.newest
    if (version.digest === digest && version.today === today) return
    const wait = version.digest === digest ? longestWaitOverMidnight : longestWait
    if (this.#isWarm) {
      const until = this.#next?.until ?? Number.POSITIVE_INFINITY
      this.#next = { version, until: Math.min(until, performance.now() + wait) }
    } else {
      this.#current = version
    }
  }

  /** Call it once that pricer has priced every vehicle. */
  warmed(pricer: RulePricer): void {
    if (this.#next?.version.pricer === pricer) this.#change(this.#next.version)
    if (this.#current.pricer === pricer) this.#isWarm = true
  }

  pricer(): RulePricer {
    if (this.#next && performance.now() > this.#next.until) {
      this.#change(this.#next.version)
      this.#isWarm = false
    }
    return this.#current.pricer
  }

  #change(version: PricerVersion) {
    this.#current = version
    this.#next = null
  }
}
