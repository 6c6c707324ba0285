import { problem } from '../../core/problem.ts'
import { UnavailableError } from '../../core/unavailable.ts'

/** Thrown instead of running work for which there is no capacity now. */
export class OverloadedError extends UnavailableError {
  override name = 'OverloadedError'
  override readonly status: 429 | 503

  /** `throttled` when the client itself asks for too much, `busy` when everybody does. */
  constructor(why: 'throttled' | 'busy', seconds: number) {
    super(problem(why, { seconds }), seconds)
    this.status = why === 'throttled' ? 429 : 503
  }
}
