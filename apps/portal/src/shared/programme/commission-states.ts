import type { PlainMessageId } from '@bandari/i18n'
import type { UsageDetail } from '@bandari/sdk'

export type CommissionTone = 'attention' | 'available' | 'neutral' | 'refusal'

/**
 * What the commission on an order has come to, in the words of every page: dashboard, downline, statement and staff's. The
 * specification has two of them (account spec §3); what is approved and what ended without money are neither.
 */
export const commissionStates: Readonly<
  Record<UsageDetail['commission_state'], { word: PlainMessageId; tone: CommissionTone }>
> = {
  waiting: { word: 'portal.commission.pending', tone: 'attention' },
  pending: { word: 'portal.commission.pending', tone: 'attention' },
  approved: { word: 'portal.commission.approved', tone: 'neutral' },
  paid: { word: 'portal.commission.paid', tone: 'available' },
  reversed: { word: 'portal.commission.reversed', tone: 'refusal' },
  none: { word: 'portal.commission.none', tone: 'neutral' },
}
