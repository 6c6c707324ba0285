import type { StaffRole, SupportUser } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import { roleNames } from '../staff/record/decision-words.ts'
import type { RecordDecisionWords } from '../staff/record/RecordDecision.tsx'

interface Look {
  word: string
  tone: NonNullable<BadgeProps['tone']>
}

/** What matters most about an account, in a word. */
export function lookOf({ is_active, staff_role, seller_status }: SupportUser): Look {
  if (!is_active) return { word: 'Not active', tone: 'refusal' }
  if (staff_role !== null) return { word: roleNames[staff_role], tone: 'attention' }
  if (seller_status === 'approved') return { word: 'Vendor', tone: 'available' }
  return { word: 'Active', tone: 'neutral' }
}

export const sellerNames: Readonly<Record<SupportUser['seller_status'], string>> = {
  none: 'No vendor',
  pending: 'Has applied to sell',
  approved: 'Vendor',
  suspended: 'Suspended vendor',
}

export const roleChoices = Object.entries(roleNames).map(([id, name]) => ({ id, name }))

/** For the browser's select, whose values are texts. */
export const roleOptions = [
  { value: '', label: 'No staff' },
  ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
]

export function roleIn(text: string): StaffRole | null {
  return roles.find((role) => role === text) ?? null
}

const roles: readonly StaffRole[] = ['support', 'finance', 'content', 'admin']

export function activityDecision({
  email,
  is_active,
  seller_status,
}: SupportUser): RecordDecisionWords {
  const hint = 'Kept in the record; colleagues read it.'
  if (!is_active) {
    return {
      label: 'Activate',
      title: 'Activate this account?',
      effect: `${email} can sign in again, with the password of before.`,
      confirm: 'Activate the account',
      hint,
      done: `${email} is active.`,
    }
  }
  const listings =
    seller_status === 'approved'
      ? ' Listings stay on the storefront: suspend the vendor to hide them.'
      : ''
  return {
    label: 'Deactivate',
    title: 'Deactivate this account?',
    effect: `${email} is signed out everywhere at once and cannot sign in. Orders go on.${listings}`,
    confirm: 'Deactivate the account',
    isHarsh: true,
    hint,
    done: `${email} is deactivated.`,
  }
}
