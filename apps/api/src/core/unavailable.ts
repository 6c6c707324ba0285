import type { PlainOrProblem } from './problem.ts'

/** The request cannot be served now, but soon: answered with `Retry-After`. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  /** 503 when nobody can be served, 429 when the caller itself asks for too much. */
  readonly status: 429 | 503 = 503
  readonly problem: PlainOrProblem
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number

  constructor(problem: PlainOrProblem, retryAfter: number, cause?: unknown) {
    super(`unavailable: ${typeof problem === 'string' ? problem : problem.code}`, { cause })
    this.problem = problem
    this.retryAfter = retryAfter
  }
}
