import type { Role } from '@bandari/api/seeds/people.data.ts'

/** A client that sends many concurrent requests for something expensive. */
export interface Flood {
  name: string
  /** Creates what the client needs, before the visitor is timed. */
  prepare?: (target: FloodTarget) => Promise<void>
  /** Resolves when all its requests are answered. A refusal is an answer; a request that hangs is not. */
  run: (target: FloodTarget) => Promise<void>
}

/** A demo shop on loopback with the rate limits of production; it trusts `X-Forwarded-For`. */
export interface FloodTarget {
  /** Origin of the storefront; the API is below `/api`. */
  origin: string
  seed: number
  /** Session tokens of the demo accounts. */
  tokens: Readonly<Record<Role, string>>
}
