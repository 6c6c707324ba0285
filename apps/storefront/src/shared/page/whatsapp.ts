/**
 * A conversation on WhatsApp with its first message written. The number goes without its plus and spaces; without one WhatsApp
 * asks whom to send it to.
 */
export function whatsAppLink(phone: string | null, message: string): string {
  const number = phone?.replaceAll(/\D/g, '') ?? ''
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`
}

/** The shop's own number, as its page at WhatsApp names it; null where the shop has none. */
export function whatsAppPhone(socialLinks: readonly { url: string }[]): string | null {
  for (const { url } of socialLinks) {
    const [, number] = /^https:\/\/wa\.me\/(\d{7,15})\/?$/.exec(url) ?? []
    if (number) return number
  }
  return null
}
