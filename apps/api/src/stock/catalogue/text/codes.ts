import { tokensOf } from './tokens.ts'

/** A number that somebody typed: a listing's reference, a spare's number, a chassis, or an order. */
export interface TypedCode {
  /** Capitals and digits alone, as `codeOf` has them. */
  code: string
  /** As it was typed. */
  typed: string
}

/** How numbers are compared: `47201-90159`, `4720190159` and `47201 90159` are one. */
export function codeOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

const shortest = 6
const longest = 25
const fewestDigits = 4

function isCode(code: string): boolean {
  const digits = code.replaceAll(/\D/g, '').length
  return (
    /^[A-Z0-9]+$/.test(code) &&
    code.length >= shortest &&
    code.length <= longest &&
    digits >= fewestDigits
  )
}

/** Years, amounts and sizes of engines, which look like numbers of goods. */
const noCodes: readonly RegExp[] = [
  /(?:^|[a-z-])(?:19|20)\d\d\+?$/i,
  /^(?:19|20)\d\d[a-z]*$/i,
  /^[$€£¥]/,
  /^\d{1,3}(?:[.,]\d{3})+\D*$/,
  /^\d{1,4}[km]?-\d{1,4}[km]?$/i,
  /^\d+(?:km|cc|k|m)$/i,
]

function isOther(word: string): boolean {
  // `20000usd` is two words of ours.
  const isGlued = /^[a-z0-9]+$/i.test(word) && tokensOf(word).length > 1
  return isGlued || noCodes.some((pattern) => pattern.test(word))
}

/**
 * What may be a number in a text, the whole of it first: people write them with dashes, dots and spaces. Whether there is
 * such a number, the database knows.
 */
export function codesIn(text: string): TypedCode[] {
  const words = text.normalize('NFKC').trim().split(/\s+/)
  const own = words.filter((word) => !isOther(word))
  // A word before the digits is the beginning of a number only if many follow: `BN 100003`, but `max 9000`.
  const isWhole =
    own.length === words.length &&
    words.every((word) => /\d/.test(word) || word.length <= 3) &&
    (words.every((word) => /\d/.test(word)) || text.replaceAll(/\D/g, '').length >= 6)
  // Digits alone are an amount unless there are many of them.
  const apart = own.filter((word) => !/^\d{1,7}$/.test(word))
  const candidates = isWhole ? [words.join(' '), ...apart] : apart
  const found = candidates
    .map((typed) => ({ code: codeOf(typed), typed }))
    .filter(({ code }) => isCode(code))
  const codes = found.map(({ code }) => code)
  return found.filter(({ code }, place) => codes.indexOf(code) === place).slice(0, 4)
}

/** 100000 and the number of the basket, or that with its check digit, as a payment names it; nothing else is typed. */
export function orderNumberIn(text: string): string | null {
  const [, number = ''] =
    /^(?:(?:order|agizo|oda|pedido|encomenda|commande)\s*)?(?:(?:no|nr|number|namba|n)\b)?[\s.#:°º]*([1-9]\d{5,7})$/iu.exec(
      text.normalize('NFKC').trim(),
    ) ?? []
  return number === '' ? null : number
}
