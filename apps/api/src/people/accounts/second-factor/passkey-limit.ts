import { detail, problem } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'

/** More devices than a person carries; the list that a sign-in sends to the browser stays short. */
const most = 10

/** Null while there is room for another. */
export function refusePasskeys(count: number) {
  return count < most ? null : refuse(409, detail(problem('passkeys_full', { most })))
}
