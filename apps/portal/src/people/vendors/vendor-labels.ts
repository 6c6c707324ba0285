import type { PlainMessageId } from '@bandari/i18n'
import type { SellerStatus, SupportVendor } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import type { RecordDecisionTexts } from '../../staff/record/RecordDecision.tsx'
import { t } from '../../language/translator.ts'

export const statusLooks: Readonly<
  Record<SellerStatus, { word: PlainMessageId; tone: NonNullable<BadgeProps['tone']> }>
> = {
  none: { word: 'staffVendors.status.none', tone: 'neutral' },
  pending: { word: 'staffVendors.status.pending', tone: 'attention' },
  approved: { word: 'staffVendors.status.approved', tone: 'available' },
  suspended: { word: 'staffVendors.status.suspended', tone: 'refusal' },
}

export const statusChoices = (['pending', 'approved', 'suspended'] as const).map(
  (status) => [status, statusLooks[status].word] as const,
)

/** What a move means for the person. */
export function vendorDecision(vendor: SupportVendor, wanted: SellerStatus): RecordDecisionTexts {
  const { first_name, last_name, email, seller_status, num_live: count } = vendor
  const name = `${first_name} ${last_name}`
  if (wanted === 'none') {
    return {
      label: t('staffVendors.refuse.label'),
      title: t('staffVendors.refuse.title', { name }),
      effect: t('staffVendors.refuse.effect', { name, email }),
      confirm: t('staffVendors.refuse.confirm'),
      hint: t('staffVendors.readsIt', { name: first_name }),
      isHarsh: true,
      done: t('staffVendors.refuse.done', { email }),
    }
  }
  if (wanted === 'suspended') {
    return {
      label: t('staffVendors.suspend.label'),
      title: t('staffVendors.suspend.title', { name }),
      effect: t('staffVendors.suspend.effect', { count, email }),
      confirm: t('staffVendors.suspend.confirm'),
      hint: t('staffVendors.readsIt', { name: first_name }),
      isHarsh: true,
      done: t('staffVendors.suspend.done', { name, email }),
    }
  }
  const approval = {
    needsReason: false,
    hint: t('staffVendors.approve.hint', { name: first_name }),
    done: t('staffVendors.approve.done', { name, email }),
  }
  if (seller_status === 'suspended') {
    return {
      label: t('staffVendors.reinstate.label'),
      title: t('staffVendors.reinstate.title', { name }),
      effect: t('staffVendors.reinstate.effect', { count }),
      confirm: t('staffVendors.reinstate.confirm'),
      ...approval,
    }
  }
  return {
    label: t('staffVendors.approve.label'),
    title: t('staffVendors.approve.title', { name }),
    effect: t('staffVendors.approve.effect', { name }),
    confirm: t('staffVendors.approve.confirm'),
    ...approval,
  }
}

/** Whether they may list vehicles for export, and what taking it back means. */
export function exportDecision(vendor: SupportVendor): RecordDecisionTexts {
  const { first_name, last_name, email, may_list_export } = vendor
  const name = `${first_name} ${last_name}`
  if (may_list_export) {
    return {
      label: t('staffVendors.stopExport.label'),
      title: t('staffVendors.stopExport.title', { name }),
      effect: t('staffVendors.stopExport.effect', { email }),
      confirm: t('staffVendors.stopExport.confirm'),
      hint: t('staffVendors.readsIt', { name: first_name }),
      isHarsh: true,
      done: t('staffVendors.stopExport.done', { name, email }),
    }
  }
  return {
    label: t('staffVendors.allowExport.label'),
    title: t('staffVendors.allowExport.title', { name }),
    effect: t('staffVendors.allowExport.effect', { name }),
    confirm: t('staffVendors.allowExport.confirm'),
    needsReason: false,
    hint: t('staffVendors.approve.hint', { name: first_name }),
    done: t('staffVendors.allowExport.done', { name, email }),
  }
}
