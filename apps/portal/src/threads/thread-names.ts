import type { SupportThread } from '@bandari/sdk'
import { t } from '../language/translator.ts'

export function nameOf({ buyer_name }: SupportThread): string {
  return buyer_name ?? t('portalMessages.deleted')
}

export function sellerOf({ seller, vendor_name }: SupportThread): string {
  return seller === 'shop' ? t('staffThreads.shop') : (vendor_name ?? t('portalMessages.deleted'))
}
