import type { AgentProfile, UsageDetail } from '@bandari/sdk'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney, locale } from '../../shared/format.ts'
import { trainingPoints } from '../../shared/programme/programme.data.ts'
import { t } from '../../language/translator.ts'

/** Points are dollars, and may have cents (account spec §9): `43`, `43.5` → `43`, `43.50`. */
export function formatPoints(points: number): string {
  const text = points.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return text.replace(/[.,]00$/, '')
}

type UsageEarning = Pick<UsageDetail, 'commission_receipt' | 'commission_state'>

/** Of a usage's `commission_receipt`, which is absent until the order is paid for (account spec §3). */
export function receiptLabel({
  commission_receipt: receipt,
  commission_state,
}: UsageEarning): string {
  if (commission_state === 'none') return t('portalSupporter.receiptNone')
  if (commission_state === 'reversed') return t('portalSupporter.receiptReversed')
  if (receipt === null) return t('portalSupporter.receiptPending')
  return t('portalSupporter.receipt', { count: receipt, points: formatPoints(receipt) })
}

/** What the points for the training are worth by now: a rule, and no promise (decision 29). */
export function trainingNote({ points, redeemed_at }: AgentProfile['training_points']): string {
  if (points === 0) return t('portalSupporter.pointsToEarn', { points: trainingPoints })
  const amount = formatMoney({ amount: String(points), currency: 'USD' })
  if (redeemed_at === null) return t('portalSupporter.pointsWait', { amount })
  return t('portalSupporter.pointsRedeemed', { amount, day: formatDay(redeemed_at) })
}
