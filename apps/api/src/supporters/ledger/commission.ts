const day = 24 * 3600 * 1000

/** Days from the payment of an order to the approval of its commission, if it was not cancelled (account spec §9). */
const approvalDays = 45

/** Days for which a visit by a supporter's link, or the use of their code, counts (account spec §9). */
const attributionDays = 120

/** Cents from which an approved balance is paid (account spec §9). */
export const payoutThreshold = 25_00

/**
 * Commission in cents, rounded down: both levels at the highest rate are five percent, and rounding up would make
 * it more.
 *
 * @param base cents of goods after discount, without shipping
 * @param rate hundredths of a percent
 */
export function commissionOf(base: number, rate: number): number {
  return Math.floor((base * rate) / 10_000)
}

export function approvalOf(paidAt: Date): Date {
  return new Date(paidAt.getTime() + approvalDays * day)
}

/** A visit before this no longer counts. */
export function oldestReferral(now: Date): Date {
  return new Date(now.getTime() - attributionDays * day)
}

export function referralEnd(openedAt: Date): Date {
  return new Date(openedAt.getTime() + attributionDays * day)
}

/** The amount that may be paid out: an approved balance that has reached the threshold, else nothing. */
export function payableOf(approved: number): number {
  return approved >= payoutThreshold ? approved : 0
}
