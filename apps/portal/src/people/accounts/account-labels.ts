import type { PlainMessageId } from '@bandari/i18n'
import type { StaffRole, SupportUser } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import type { RecordDecisionTexts } from '../../staff/record/RecordDecision.tsx'
import { roleNames } from '../../staff/record/role-names.data.ts'
import { t } from '../../language/translator.ts'

interface Look {
  word: string
  tone: NonNullable<BadgeProps['tone']>
}

/** What matters most about an account, in a word. */
export function lookOf({ is_active, deleted_at, staff_role, seller_status }: SupportUser): Look {
  if (deleted_at !== null) return { word: t('staffAccounts.state.deleted'), tone: 'neutral' }
  if (!is_active) return { word: t('staffAccounts.state.inactive'), tone: 'refusal' }
  if (staff_role !== null) return { word: t(roleNames[staff_role]), tone: 'attention' }
  if (seller_status === 'approved')
    return { word: t('staffAccounts.vendor.approved'), tone: 'available' }
  return { word: t('staffAccounts.state.active'), tone: 'neutral' }
}

export const sellerNames: Readonly<Record<SupportUser['seller_status'], PlainMessageId>> = {
  none: 'staffAccounts.vendor.none',
  pending: 'staffAccounts.vendor.pending',
  approved: 'staffAccounts.vendor.approved',
  suspended: 'staffAccounts.vendor.suspended',
}

export const roleChoices = Object.entries(roleNames).map(([id, name]) => ({ id, name }))

/** For the browser's select, whose values are texts. */
export function roleOptions() {
  return [
    { value: '', label: t('staffAccounts.noStaff') },
    ...Object.entries(roleNames).map(([value, name]) => ({ value, label: t(name) })),
  ]
}

export function roleIn(text: string): StaffRole | null {
  return roles.find((role) => role === text) ?? null
}

const roles: readonly StaffRole[] = ['support', 'finance', 'content', 'admin']

export function activityDecision({
  email,
  is_active,
  seller_status,
}: SupportUser): RecordDecisionTexts {
  const hint = t('staffAccounts.kept')
  if (!is_active) {
    return {
      label: t('staffAccounts.activate'),
      title: t('staffAccounts.activate.title'),
      effect: t('staffAccounts.activate.effect', { email }),
      confirm: t('staffAccounts.activate.confirm'),
      hint,
      done: t('staffAccounts.activate.done', { email }),
    }
  }
  return {
    label: t('staffAccounts.deactivate'),
    title: t('staffAccounts.deactivate.title'),
    effect: t(
      seller_status === 'approved'
        ? 'staffAccounts.deactivate.effectVendor'
        : 'staffAccounts.deactivate.effect',
      { email },
    ),
    confirm: t('staffAccounts.deactivate.confirm'),
    isHarsh: true,
    hint,
    done: t('staffAccounts.deactivate.done', { email }),
  }
}

export function factorDecision({ email }: SupportUser): Omit<RecordDecisionTexts, 'label'> {
  return {
    title: t('staffAccounts.factor.reset.title'),
    effect: t('staffAccounts.factor.reset.effect', { email }),
    confirm: t('staffAccounts.factor.reset.confirm'),
    isHarsh: true,
    hint: t('staffAccounts.kept'),
    done: t('staffAccounts.factor.reset.done', { email }),
  }
}
