import type { Decision, StaffRole } from '@bandari/sdk'

export const roleNames: Readonly<Record<StaffRole, string>> = {
  support: 'Support',
  finance: 'Finance',
  content: 'Content',
  admin: 'Administrator',
}

const words: Readonly<Record<string, string>> = {
  'approve-vendor': 'Approved as a vendor',
  'refuse-vendor': 'Application refused',
  'suspend-vendor': 'Vendor suspended',
  'reinstate-vendor': 'Vendor approved again',
  'take-down-listing': 'Taken down',
  'restore-listing': 'Restored',
  'activate-account': 'Account activated',
  'deactivate-account': 'Account deactivated',
}

/** One decision in a few words; an action that is new here is shown by its name. */
export function decisionWords({ action, from, to }: Pick<Decision, 'action' | 'from' | 'to'>) {
  if (action === 'set-stock') return `Stock set from ${from} to ${to}`
  if (action === 'change-staff-role') return `Role: ${roleOf(from)} → ${roleOf(to)}`
  return words[action] ?? action.replaceAll('-', ' ')
}

function roleOf(role: string | null): string {
  return role === null
    ? 'none'
    : (Object.entries(roleNames).find(([name]) => name === role)?.[1] ?? role)
}
