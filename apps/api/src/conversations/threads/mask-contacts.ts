import type { MaskContacts } from './settings.ts'

const mail =
  /[\p{L}\d._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\d-]+(?:\s*(?:\.|\(dot\)|\[dot\])\s*[\p{L}\d-]+)+/giu
const spelledMail = /[\p{L}\d._%+-]+\s+at\s+[\p{L}\d-]+\s+dot\s+\p{L}{2,}/giu
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d.@-])(?:[a-z\d-]+\.)+(?:com|net|org|info|biz|io|me|app|shop|africa|jp|ke|tz|ug|zm|zw|mz|mw|co)(?![\p{L}\d])(?:\/\S*)?/giu
/** Digits with at most two signs between them, as people write telephone numbers. */
const digits = /(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[ ().\-/]{0,2}\p{Nd}){6,}/gu

export const mask = '•••'

/**
 * Whether contact details are masked between the two sides. A local listing never gets an order: where the shop masks
 * until then, a buyer reveals the seller's number on the listing (decision 28), which is counted there.
 */
export function hidesContacts(
  until: MaskContacts,
  { hasOrder, isAnswered, isOfShop }: { hasOrder: boolean; isAnswered: boolean; isOfShop: boolean },
): boolean {
  if (until === 'never' || isOfShop || hasOrder) return false
  return until === 'order' || !isAnswered
}

/** Masks mail addresses, telephone numbers and links. */
export function maskContacts(text: string): string {
  return text
    .replaceAll(mail, mask)
    .replaceAll(spelledMail, mask)
    .replaceAll(link, mask)
    .replaceAll(digits, (found) => (isTelephone(found) ? mask : found))
}

/** Prices, mileages and rows of years are not telephone numbers. */
function isTelephone(found: string): boolean {
  const groups = found.match(/\p{Nd}+/gu) ?? []
  const length = groups.join('').length
  if (groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false
  return /^\(?[+0]/.test(found) ? length >= 8 : length >= 9
}
