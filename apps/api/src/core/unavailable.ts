import type { PlainOrProblem } from './problem.ts'

/** Nobody can be served now, but soon again: a 503 with `Retry-After`. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  readonly problem: PlainOrProblem
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number

  constructor(problem: PlainOrProblem, retryAfter: number, cause?: unknown) {
    super(`unavailable: ${typeof problem === 'string' ? problem : problem.code}`, { cause })
    this.problem = problem
    this.retryAfter = retryAfter
  }
}
