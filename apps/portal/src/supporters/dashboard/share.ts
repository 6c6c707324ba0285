import { brand } from '../../shared/programme/brand.ts'

interface Shared {
  code: string
  link: string
}

/** WhatsApp asks to whom; no number of ours is in it. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

export function codeMessage({ code }: Pick<Shared, 'code'>): string {
  return `Buying a vehicle or spares on ${brand}? Type my promo code ${code} into your basket.`
}

export function linkMessage({ link }: Pick<Shared, 'link'>): string {
  return `Looking for a vehicle or spares? Have a look at ${brand}: ${link}`
}
