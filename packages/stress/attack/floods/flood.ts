import type { Role } from '@bandari/api/seeds/people.data.ts'

/** One client that asks, many times at once, for something that costs much. */
export interface Flood {
  name: string
  /** What the client needs first, before anybody is timed. */
  prepare?: (target: FloodTarget) => Promise<void>
  /** Resolves when its bounded number of calls is answered. A refusal is an answer; a call that hangs is not. */
  run: (target: FloodTarget) => Promise<void>
}

/** A demo shop on loopback that counts rate limits as production does, and believes `X-Forwarded-For`. */
export interface FloodTarget {
  /** The storefront's; the API is below `/api`. */
  origin: string
  seed: number
  /** Of the demo accounts. */
  tokens: Readonly<Record<Role, string>>
}
