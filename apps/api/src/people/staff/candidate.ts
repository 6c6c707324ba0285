import type { StaffRole } from '../../core/account.ts'

/** What to do with somebody who is to be an administrator. */
export type CandidateResult =
  | 'create'
  /** They are one already and have not chosen a password yet. */
  | 'invite'
  | 'promote'
  | 'is-administrator'
  | 'has-account'
  | 'deactivated'
  | 'not-activated'

interface Candidate {
  is_active: boolean
  deactivated_at: Date | null
  password_hash: string | null
  staff_role: StaffRole | null
}

/**
 * An account that exists may be anybody's who once typed that address, so it becomes an administrator's only when the
 * operator says so, and never before its owner has shown that the address is theirs.
 */
export function validateCandidate(
  account: Candidate | null,
  { promote }: { promote: boolean },
): CandidateResult {
  if (!account) return 'create'
  if (account.deactivated_at !== null) return 'deactivated'
  if (!account.is_active) return 'not-activated'
  if (account.staff_role === 'admin') {
    return account.password_hash === null ? 'invite' : 'is-administrator'
  }
  return promote ? 'promote' : 'has-account'
}
