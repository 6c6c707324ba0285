import type { MaskContacts } from './settings.ts'
import { flatten } from './flatten.ts'

export const mask = '•••'

interface Acquaintance {
  /** There is an order between the two that was not cancelled. */
  hasOrder: boolean
  /** The seller has written. */
  isAnswered: boolean
  isOfShop: boolean
  /** About a listing for the home market, which never gets an order. */
  isLocal: boolean
}

/**
 * What has to happen before the two sides read each other's contact data; null where they do already. A local car is
 * looked at and paid for by hand, so there an answer of its seller is enough, whatever the shop asks of its exports.
 */
export function maskedUntil(
  setting: MaskContacts,
  { hasOrder, isAnswered, isOfShop, isLocal }: Acquaintance,
): 'order' | 'answer' | null {
  if (setting === 'never' || isOfShop || hasOrder) return null
  const awaited = isLocal ? 'answer' : setting
  return awaited === 'answer' && isAnswered ? null : awaited
}

const dot = String.raw`\s*(?:\.|[([]\s*(?:dot|point|ponto|nukta)\s*[)\]]|(?<=\s)(?:dot|point|ponto|nukta)(?=\s))\s*`
const at = String.raw`\s*(?:@|[([]\s*(?:at|arobase|arroba)\s*[)\]]|(?<=\s)(?:arobase|arroba)(?=\s))\s*`

/** Endings that are no words of our four languages, so that a missing space after a full stop is no domain. */
const endings =
  '(?:com|net|org|info|biz|io|app|dev|shop|store|site|online|website|xyz|link|page|cars|auto|africa|jp|ke|tz|ug|zm|zw|mz|mw|rw|bw|za|ng|gh|uk|eu|cn|hk|ae|co)'

const mail = new RegExp(
  String.raw`[\p{L}\d_%+-][\p{L}\d._%+-]*${at}[\p{L}\d-]+(?:${dot}[\p{L}\d-]+)+`,
  'giu',
)
/** “At” and “dot” are words, too: only both together, and no other spelling of the dot, are an address. */
const spelledMail = /[\p{L}\d._%+-]+\s+at\s+[\p{L}\d-]+(?:\s+dot\s+\p{L}{2,})+/giu
const links: readonly RegExp[] = [
  /(?:https?:\/\/|www\.)\S+/giu,
  // Chats and networks, whose short addresses have endings that are words.
  new RegExp(
    String.raw`\b(?:wa|t|m|fb|bit|goo|tinyurl)${dot}(?:me|ly|gl|com|cc)\b(?:\s*\/\s*\S+)?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d.@-])(?:[\p{L}\d-]+${dot})+${endings}(?![\p{L}\d])(?:\s?\/\S*)?`,
    'giu',
  ),
  /(?<![\p{L}\d.@-])(?:[a-z\d-]+\.)+me(?![\p{L}\d])(?:\/\S*)?/giu,
]
/** Names at a network: `@grace_cars`, `telegram: grace`. */
const handles: readonly RegExp[] = [
  /(?<![\p{L}\d])@[\p{L}\d_][\p{L}\d_.]{2,}/giu,
  /\b(?:telegram|whatsapp|insta(?:gram)?|facebook|tiktok|skype|wechat|snapchat|ig|fb)\s*[:=]\s*[\p{L}\d_.]{3,}/giu,
]

/** English, Swahili, Portuguese and French, without accents. */
const digitWords =
  'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|um|uma|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|un|une|deux|trois|quatre|cinq|sept|huit|neuf'
const digit = String.raw`(?:(?:double|triple|treble)[ -]*)?(?:\d|(?:${digitWords}))`
/** Digits, written or spelled, with a few signs between them, as people write telephone numbers. */
const number = new RegExp(
  String.raw`(?<![\p{L}\d])\+?\(?${digit}(?:[ ().\-/_*~|]{0,3}${digit}){6,}(?!\p{L})`,
  'giu',
)
const digitIn = new RegExp(digit, 'giu')

/**
 * Masks mail addresses, telephone numbers, links and handles, however they are spelled. It deters and is no wall: a
 * picture can say anything (SECURITY.md).
 */
export function maskContacts(text: string): string {
  let masked = ''
  let end = 0
  for (const { from, to } of contactSpans(text)) {
    if (from >= end) masked += text.slice(end, from) + mask
    end = Math.max(end, to)
  }
  return masked + text.slice(end)
}

/** The mail addresses, telephone numbers, links and handles of a text as they are written, each once. */
export function findContacts(text: string): string[] {
  const found: string[] = []
  let end = 0
  for (const { from, to } of contactSpans(text)) {
    if (from >= end) found.push(text.slice(from, to).trim())
    end = Math.max(end, to)
  }
  return [...new Set(found)]
}

/** In the order of the text; they may overlap. */
function contactSpans(text: string) {
  const { flat, spanOf } = flatten(text)
  return [mail, spelledMail, ...links, ...handles, number]
    .flatMap((pattern) =>
      [...flat.matchAll(pattern)].filter((match) => pattern !== number || isTelephone(match[0])),
    )
    .map(({ index, 0: { length } }) => spanOf(index, index + length))
    .filter(({ from, to }) => !isNewSentence(text.slice(from, to), text.slice(to)))
    .toSorted((one, other) => one.from - other.from)
}

/** “Bom estado.Com dois donos”: “com” is “with” in Portuguese. */
const isNewSentence = (written: string, after: string): boolean =>
  written.endsWith('.Com') && /^\s+\p{Ll}/u.test(after)

/** Prices, mileages and rows of years are not telephone numbers. */
function isTelephone(written: string): boolean {
  const groups = written.match(/\d+/g) ?? []
  const length = countDigits(written)
  const isSpelled = /\p{L}/u.test(written)
  if (!isSpelled && groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false
  return isSpelled || /^\(?[+0]/.test(written) ? length >= 8 : length >= 9
}

function countDigits(written: string): number {
  return (written.match(digitIn) ?? []).reduce(
    (sum, one) => sum + (one.startsWith('double') ? 2 : /^tr(?:i|e)[bp]le/.test(one) ? 3 : 1),
    0,
  )
}
