/** Rates of account spec §9. From which sales each is earned is a setting of the shop. */
export const positions = [
  { name: 'Independent Business Owner', rate: 1 },
  { name: 'Executive Team Manager', rate: 1.5 },
  { name: 'Executive Team Leader', rate: 2 },
  { name: 'Senior Executive Leader', rate: 2.5 },
] as const

/** USD of balance above which commission is paid. */
export const payoutThreshold = 25
/** Days for which a recommendation counts. */
export const trackingDays = 120
/** Days a sale must be old. */
export const holdingDays = 45
/** Working days within which we pay. */
export const payoutDays = 5
/** Points for completed training; a point is worth a dollar. */
export const trainingPoints = 100
/**
 * The highest percentage of a sale that is paid: the highest rate to the seller of it, and again to their recruiter.
 */
export const highestTotal = 5

/** To be printed without cents. */
export const dollars = (amount: number) => ({ amount, currency: 'USD', decimals: 0 })
