import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleAll,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../core/clock.ts'
import { PartnerSilent } from './partner-source.ts'

/** Milliseconds for which an answer serves everybody. */
const freshFor = 60_000
/** Milliseconds for which it still serves when a newer one cannot be had. */
const staleFor = 3600_000
/** A caller who can be shown a stale answer waits no longer than this for a fresh one. */
const patienceWithStale = 400
/** A question that just failed is not asked again at once: a reader who reloads must not wait once more. */
const failureFor = 2000
const callsAtOnce = 30
const failuresToBreak = 5
const brokenFor = 10_000

interface Answer {
  value: unknown
  at: number
}

interface Question<T> {
  key: string
  ask: (signal: AbortSignal) => Promise<T>
  /** Milliseconds, when less than usual. */
  patience?: number
}

/**
 * Asks a partner who may be slow, broken or gone. Nobody waits longer than `wait` in all: each of two tries has its own
 * limit, a partner that keeps failing is not asked for a while, and a recent answer serves instead.
 */
export class RetryingCaller {
  readonly #wait: number
  readonly #clock: Clock
  readonly #policy: IPolicy
  readonly #answers = new LRUCache<string, Answer>({ max: 1000 })
  readonly #failures = new LRUCache<string, number>({ max: 1000 })
  readonly #underWay = new Map<string, Promise<unknown>>()

  constructor({ wait, clock }: { wait: number; clock: Clock }) {
    this.#wait = wait
    this.#clock = clock
    this.#policy = policyFor(wait)
  }

  async through<T>({ key, ask, patience = this.#wait }: Question<T>): Promise<T> {
    const known = this.#answers.get(key)
    const age = known === undefined ? Number.POSITIVE_INFINITY : this.#now() - known.at
    // The value kept under a key is this question's answer.
    const stale = known !== undefined && age < staleFor ? { value: known.value as T } : null
    if (stale && age < freshFor) return stale.value
    if (this.#hasJustFailed(key)) return orSilent(stale)
    const answer = this.#fetch(key, ask)
    const waiting = Math.min(patience, stale ? patienceWithStale : this.#wait)
    const fresh = await within(answer, waiting)
    return fresh ? fresh.value : orSilent(stale)
  }

  /** One call for everybody who asks the same; it goes on when the callers have stopped waiting. */
  #fetch<T>(key: string, ask: Question<T>['ask']): Promise<{ value: T } | null> {
    const waiting = this.#underWay.get(key)
    // As above: the key names the question.
    if (waiting) return waiting as Promise<{ value: T } | null>
    const call = this.#policy
      .execute(({ signal }) => ask(signal))
      .then(
        (value) => {
          this.#answers.set(key, { value, at: this.#now() })
          return { value }
        },
        () => {
          this.#failures.set(key, this.#now())
          return null
        },
      )
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, call)
    return call
  }

  #hasJustFailed(key: string): boolean {
    const at = this.#failures.get(key)
    return at !== undefined && this.#now() - at < failureFor
  }

  #now(): number {
    return this.#clock.now().getTime()
  }
}

function policyFor(wait: number): IPolicy {
  // Trying again helps against a hiccup, not against a partner that is given up on.
  const isWorthAnotherTry = (error: unknown) =>
    !isBrokenCircuitError(error) && !isBulkheadRejectedError(error)
  return wrap(
    timeout(wait, TimeoutStrategy.Aggressive),
    bulkhead(callsAtOnce),
    retry(handleWhen(isWorthAnotherTry), { maxAttempts: 1, backoff: new ConstantBackoff(50) }),
    circuitBreaker(handleAll, {
      halfOpenAfter: brokenFor,
      breaker: new ConsecutiveBreaker(failuresToBreak),
    }),
    timeout(Math.floor(wait * 0.45), TimeoutStrategy.Aggressive),
  )
}

function orSilent<T>(stale: { value: T } | null): T {
  if (stale) return stale.value
  throw new PartnerSilent('the partner does not answer')
}

/** The answer if it comes in time, else null. */
function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
