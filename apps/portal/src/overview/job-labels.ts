import type { PlainMessageId } from '@bandari/i18n'
import type { FailedJob } from '@bandari/sdk'
import { formatMoment } from '../shared/dates.ts'
import { formatSentence, t } from '../language/translator.ts'

/** What each job is for, in the words of those who read it. */
const names: Readonly<Record<string, PlainMessageId>> = {
  'approve-commission': 'staffOverview.job.approveCommission',
  'deliver-mail-again': 'staffOverview.job.deliverMailAgain',
  'deliver-mails': 'staffOverview.job.deliverMails',
  'expire-reservations': 'staffOverview.job.expireReservations',
  'fold-local-counts': 'staffOverview.job.foldLocalCounts',
  'fold-product-counts': 'staffOverview.job.foldProductCounts',
  'count-title-words': 'staffOverview.job.countTitleWords',
  'forget-vehicle-changes': 'staffOverview.job.forgetVehicleChanges',
  'forget-stale-rows': 'staffOverview.job.forgetStaleRows',
  'alarm-eta-after-month': 'staffOverview.job.watchOrders',
  'alarm-eta-after-year': 'staffOverview.job.watchOrders',
  'alarm-inspection-failed': 'staffOverview.job.watchOrders',
  'alarm-originals-not-sent': 'staffOverview.job.watchOrders',
  'alarm-step-late': 'staffOverview.job.watchOrders',
  'mail-order-steps': 'staffOverview.job.mailOrderSteps',
  'notify-sellers': 'staffOverview.job.notifySellers',
  'plan-orders': 'staffOverview.job.planOrders',
  'recheck-imports': 'staffOverview.job.recheckImports',
  'tell-ending-credentials': 'staffOverview.job.tellEndingCredentials',
  'remind-of-payment': 'staffOverview.job.remindOfPayment',
  'run-imports': 'staffOverview.job.runImports',
  'sweep-media': 'staffOverview.job.sweepMedia',
}

/** An unknown job is shown by its own name, made readable. */
export function jobName({ job }: Pick<FailedJob, 'job'>): string {
  const words = formatSentence(names[job] ?? job.replaceAll('-', ' '))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `Tried 4 times, last on Mar. 4, 2026, 8:11 AM UTC`. */
export function triesLabel({ tries, failed_at }: Pick<FailedJob, 'tries' | 'failed_at'>): string {
  const moment = formatMoment(failed_at)
  if (tries === 0) return t('staffOverview.putBack', { moment })
  if (tries === 1) return t('staffOverview.triedOnce', { moment })
  return t('staffOverview.tried', { count: tries, moment })
}
