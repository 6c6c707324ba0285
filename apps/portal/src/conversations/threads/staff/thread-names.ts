import type { SupportThread } from '@bandari/sdk'
import { subjectLabel } from '../../../shared/threads/subject-label.ts'
import { t } from '../../../language/translator.ts'

export function nameOf({ buyer_name }: SupportThread): string {
  return buyer_name ?? t('portalMessages.deleted')
}

export function sellerOf({ seller, vendor_name }: SupportThread): string {
  return seller === 'shop' ? t('staffThreads.shop') : (vendor_name ?? t('portalMessages.deleted'))
}

export function aboutOf({ title, order_id, request_id, quote_id }: SupportThread): string {
  return subjectLabel({ title, order: order_id, request: request_id, quote: quote_id })
}
