import type { ThreadEvent } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatDate, formatMoney } from '../format.ts'

/** What was asked by a form or for a quote, and what was answered there. */
export function eventLabel({ kind, amount, currency, valid_until }: ThreadEvent): string {
  if (kind === 'listing-down') return t('portalMessages.event.listingDown')
  if (kind === 'request') return t('portalMessages.event.request')
  if (kind === 'quote-asked' || amount === null || currency === null) {
    return t('portalMessages.event.asked')
  }
  const costs = t('portalMessages.event.answered', { amount: formatMoney({ amount, currency }) })
  if (valid_until === null) return costs
  return `${costs} ${t('portalMessages.event.until', { day: formatDate(valid_until) })}`
}
