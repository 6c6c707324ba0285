import type { Identity } from '../../core/account.ts'
import type { OperationMetadata } from './operation-metadata.ts'

/** The account of a session, and its last proof of identity. */
type Caller = Pick<Extract<Identity, { tokenHash: Buffer }>, 'account' | 'proof'>

interface Circumstances {
  staffSecondFactor: boolean
  now: Date
}

/** A proof counts for ten minutes. */
const freshFor = 10 * 60_000

/**
 * Why the call has to wait for a second factor, or null. Whoever has one is asked again before an operation with
 * `x-step-up`; with `always`, whoever has none is asked for the password. Where staff need one, they do nothing as
 * staff without it.
 */
export function factorRefusal(
  { account, proof }: Caller,
  { role, stepUp }: Pick<OperationMetadata, 'role' | 'stepUp'>,
  { staffSecondFactor, now }: Circumstances,
): 'second_factor_missing' | 'step_up_needed' | null {
  const hasFactor = account.second_factor_at !== null
  if (role === 'staff' && staffSecondFactor) {
    if (!hasFactor) return 'second_factor_missing'
    if (!proof.byFactor) return 'step_up_needed'
  }
  const isAsked = stepUp === 'always' || (stepUp === 'factor' && hasFactor)
  if (!isAsked) return null
  const isFresh = proof.at !== null && now.getTime() - proof.at.getTime() < freshFor
  return isFresh && (proof.byFactor || !hasFactor) ? null : 'step_up_needed'
}
