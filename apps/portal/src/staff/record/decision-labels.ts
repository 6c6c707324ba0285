import type { PlainMessageId } from '@bandari/i18n'
import type { Decision, StaffRole } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

export const roleNames: Readonly<Record<StaffRole, PlainMessageId>> = {
  support: 'staff.role.support',
  finance: 'staff.role.finance',
  content: 'staff.role.content',
  admin: 'staff.role.admin',
}

const words: Readonly<Record<string, PlainMessageId>> = {
  'name-company': 'staff.decided.companyNamed',
  'accept-credential': 'staff.decided.credentialAccepted',
  'refuse-credential': 'staff.decided.credentialRefused',
  'invite-member': 'staff.decided.memberInvited',
  'withdraw-invitation': 'staff.decided.invitationWithdrawn',
  'change-member': 'staff.decided.memberChanged',
  'remove-member': 'staff.decided.memberRemoved',
  'join-team': 'staff.decided.memberJoined',
  'leave-team': 'staff.decided.memberLeft',
  'approve-vendor': 'staff.decided.vendorApproved',
  'refuse-vendor': 'staff.decided.vendorRefused',
  'suspend-vendor': 'staff.decided.vendorSuspended',
  'reinstate-vendor': 'staff.decided.vendorReinstated',
  'take-down-listing': 'staff.decided.takenDown',
  'restore-listing': 'staff.decided.restored',
  'activate-account': 'staff.decided.activated',
  'deactivate-account': 'staff.decided.deactivated',
  'allow-import': 'staff.decided.importAllowed',
  'reset-second-factor': 'staff.decided.factorReset',
  'add-customer-note': 'staff.decided.noteAdded',
  'send-reset-link': 'staff.decided.resetLinkSent',
  'end-sessions': 'staff.decided.sessionsEnded',
  'begin-shop-view': 'staff.decided.shopViewBegun',
  'end-shop-view': 'staff.decided.shopViewEnded',
  'merge-accounts': 'staff.decided.accountsMerged',
}

/** One decision in a few words; an action that is new here is shown by its name. */
export function decisionLabel({ action, from, to }: Pick<Decision, 'action' | 'from' | 'to'>) {
  if (action === 'set-stock')
    return t('staff.decided.stock', { from: String(from), to: String(to) })
  if (action === 'change-staff-role') {
    return t('staff.decided.role', { from: roleOf(from), to: roleOf(to) })
  }
  const known = words[action]
  return known ? t(known) : action.replaceAll('-', ' ')
}

function roleOf(role: string | null): string {
  if (role === null) return t('staff.role.none')
  const known = Object.entries(roleNames).find(([name]) => name === role)?.[1]
  return known ? t(known) : role
}
