import type { LandedDoor } from './rule-pricer.ts'

export interface Opened {
  door: LandedDoor
  /** A digest of everything that the door computes from, except the day. */
  digest: string
  today: string
}

/** Milliseconds for which a prepared door answers while the next one is prepared: what staff change shows within a minute. */
const heldOpen = 45_000

/** The same where only the day has changed. */
const heldOverMidnight = 600_000

/** The door of a destination, and the one that takes its place. */
export class Entrance {
  #current: Opened
  #next: { opened: Opened; until: number } | null = null
  #isPrepared = false

  constructor(first: Opened) {
    this.#current = first
  }

  get newest(): Opened {
    return this.#next?.opened ?? this.#current
  }

  /** Whether whoever asks for all vehicles at this door would wait. */
  get isWanting(): boolean {
    return this.#next !== null || !this.#isPrepared
  }

  /** Nobody waits for a new door: the one before, if it was prepared, answers while the new one is being prepared. */
  follow(opened: Opened): void {
    const { digest, today } = this.newest
    if (opened.digest === digest && opened.today === today) return
    const held = opened.digest === digest ? heldOverMidnight : heldOpen
    if (this.#isPrepared) {
      const until = this.#next?.until ?? Number.POSITIVE_INFINITY
      this.#next = { opened, until: Math.min(until, performance.now() + held) }
    } else {
      this.#current = opened
    }
  }

  /** That door needs nothing more. */
  prepared(door: LandedDoor): void {
    if (this.#next?.opened.door === door) this.#change(this.#next.opened)
    if (this.#current.door === door) this.#isPrepared = true
  }

  door(): LandedDoor {
    if (this.#next && performance.now() > this.#next.until) {
      this.#change(this.#next.opened)
      this.#isPrepared = false
    }
    return this.#current.door
  }

  #change(opened: Opened) {
    this.#current = opened
    this.#next = null
  }
}
