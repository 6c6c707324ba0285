import { brand } from '../../shared/programme/brand.ts'

interface Shared {
  code: string
  link: string
}

/** WhatsApp asks whom to send it to; the link holds no number. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

export function codeMessage({ code }: Pick<Shared, 'code'>): string {
  return `Buying a vehicle or spares on ${brand}? Type my promo code ${code} into your basket.`
}

export function linkMessage({ link }: Pick<Shared, 'link'>): string {
  return `Looking for a vehicle or spares? Have a look at ${brand}: ${link}`
}
