import { brand } from '../../shared/brand.ts'
import { t } from '../../language/translator.ts'

interface ShareMessage {
  code: string
  link: string
}

/** WhatsApp asks whom to send it to; the link holds no number. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

export function codeMessage({ code }: Pick<ShareMessage, 'code'>): string {
  return t('portalSupporter.code.codeMessage', { brand, code })
}

export function linkMessage({ link }: Pick<ShareMessage, 'link'>): string {
  return t('portalSupporter.code.linkMessage', { brand, link })
}
