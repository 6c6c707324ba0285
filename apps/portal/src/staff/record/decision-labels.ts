import type { Decision } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { actionLabel } from './action-label.ts'
import { roleNames } from './role-names.data.ts'

/** One decision in a few words. */
export function decisionLabel({ action, from, to }: Pick<Decision, 'action' | 'from' | 'to'>) {
  if (action === 'set-stock')
    return t('staff.decided.stock', { from: String(from), to: String(to) })
  if (action === 'change-staff-role') {
    return t('staff.decided.role', { from: roleOf(from), to: roleOf(to) })
  }
  return actionLabel(action)
}

function roleOf(role: string | null): string {
  if (role === null) return t('staff.role.none')
  const known = Object.entries(roleNames).find(([name]) => name === role)?.[1]
  return known ? t(known) : role
}
