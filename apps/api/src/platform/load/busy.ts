import { type Problem, problem } from '../../core/problem.ts'

/** Thrown instead of work for which there is no room now; answered with `Retry-After`. */
export class Busy extends Error {
  override name = 'Busy'
  readonly status: 429 | 503
  readonly problem: Problem
  /** Until trying again may help. */
  readonly seconds: number

  /** `throttled` when the client itself asks for too much, `busy` when everybody does. */
  constructor(why: 'throttled' | 'busy', seconds: number) {
    super(why)
    this.status = why === 'throttled' ? 429 : 503
    this.problem = problem(why, { seconds })
    this.seconds = seconds
  }
}
