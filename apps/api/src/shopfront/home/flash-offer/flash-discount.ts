import { randomInt } from 'node:crypto'

/**
 * $200 off, good for 3 days, only vehicles, for goods of $1000 or more, once per customer (buyer
 * spec §9). Money in cents.
 */
export const flashTerms = {
  benefit: 20_000,
  minGoods: 100_000,
  productClass: 'vehicles',
  usage: 'once-per-customer',
  days: 3,
} as const

export function isOfferOpen(endsAt: Date | null, now: Date): boolean {
  return endsAt !== null && now < endsAt
}

export function flashCodeEnd(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + flashTerms.days * 24 * 3600 * 1000)
}

/** Leaves out characters that are confused when a code is read out or copied by hand. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** `FLASH` and seven characters that cannot be guessed. */
export function newFlashCode(): string {
  return `FLASH${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`
}
