import type { StaffRole } from '../../core/account.ts'

export type StaffResult = 'ok' | 'not-allowed' | 'oneself' | 'the-last'

interface Situation {
  actor: { id: number; isAdmin: boolean }
  target: { id: number; staffRole: StaffRole | null }
  /** Administrators who may sign in. */
  administrators: readonly number[]
}

/** Administrators cannot lock themselves out, and one always remains to let others in (decision 24). */
export function validateRemoval({ actor, target, administrators }: Situation): StaffResult {
  if (target.staffRole !== null && !actor.isAdmin) return 'not-allowed'
  if (target.id === actor.id) return 'oneself'
  return administrators.every((id) => id === target.id) ? 'the-last' : 'ok'
}
