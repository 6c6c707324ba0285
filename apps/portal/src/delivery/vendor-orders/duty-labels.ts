import type { PlainMessageId } from '@bandari/i18n'
import type { SellersPaper, VendorOrder } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import { formatDay } from '../../shared/dates.ts'
import { regionNames } from '../../shared/region-names.ts'
import { t } from '../../language/translator.ts'

export const stateLabels: Readonly<Record<VendorOrder['state'], PlainMessageId>> = {
  unpaid: 'portalSales.state.unpaid',
  paid: 'portalSales.state.paid',
  shipped: 'portalSales.state.shipped',
  canceled: 'portalSales.state.canceled',
}

export const stateTones: Readonly<Record<VendorOrder['state'], BadgeProps['tone']>> = {
  unpaid: 'neutral',
  paid: 'available',
  shipped: 'saving',
  canceled: 'refusal',
}

export const paperLabels: Readonly<Record<SellersPaper, PlainMessageId>> = {
  export_certificate: 'portalSales.paper.export_certificate',
  deregistration_certificate: 'portalSales.paper.deregistration_certificate',
  auction_sheet: 'portalSales.paper.auction_sheet',
}

type Sent = VendorOrder['sent'][number]['state']

export const sentLabels: Readonly<Record<Sent, PlainMessageId>> = {
  waiting: 'portalSales.sent.waiting',
  released: 'portalSales.sent.released',
  returned: 'portalSales.sent.returned',
}

export const sentTones: Readonly<Record<Sent, BadgeProps['tone']>> = {
  waiting: 'attention',
  released: 'available',
  returned: 'refusal',
}

/** What the seller has to do, or why there is nothing to do. */
export function actLabel({ act, state, by }: Pick<VendorOrder, 'act' | 'state' | 'by'>): string {
  if (act === 'wait_for_payment') {
    return t('portalSales.act.wait', { day: by === null ? '' : formatDay(by) })
  }
  if (act === 'send_papers') return t('portalSales.act.papers')
  if (act === 'hand_over') return t('portalSales.act.handOver')
  if (act === 'wait_for_review') return t('portalSales.act.review')
  if (state === 'shipped') return t('portalSales.act.shipped')
  return t(state === 'canceled' ? 'portalSales.act.canceled' : 'portalSales.act.nothing')
}

/** Until when it is the seller's turn; null where it is not, or nobody knows. */
export function dueLabel({ act, by, is_late: isLate }: VendorOrder): string | null {
  if (by === null || act === null || act === 'wait_for_payment') return null
  return t(isLate ? 'portalSales.late' : 'portalSales.by', { day: formatDay(by) })
}

/** `Mombasa, Kenya`. */
export function destinationLabel(destination: VendorOrder['destination']): string | null {
  if (!destination) return null
  const { port, country } = destination
  const name = country === null ? null : (regionNames.of(country) ?? country)
  const parts = [port, name].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}
