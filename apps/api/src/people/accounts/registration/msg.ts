import { type PlainOrProblem, asProblem, sentenceOf } from '../../../core/problem.ts'

/** Body of the activation calls, also of their successes (buyer spec §8). */
export function msg(given: PlainOrProblem) {
  return { msg: sentenceOf(given), ...asProblem(given) }
}
