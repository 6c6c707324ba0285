/** A conversation on WhatsApp with its first message written. The number goes without its plus and spaces. */
export function whatsAppLink(phone: string, message: string): string {
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
