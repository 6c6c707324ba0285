/** The seller programme in figures (account spec §9), with the thresholds of decisions 15. */
export const positions = [
  { name: 'Independent Business Owner', sales: '0', direct: '1%', downline: '1%' },
  { name: 'Executive Team Manager', sales: '15000', direct: '1.5%', downline: '1.5%' },
  { name: 'Executive Team Leader', sales: '60000', direct: '2.0%', downline: '2.0%' },
  { name: 'Senior Executive Leader', sales: '200000', direct: '2.5%', downline: '2.5%' },
] as const

/** Balance from which commission is paid, in USD. */
export const payoutThreshold = 25
/** Days for which a referral is tracked. */
export const trackingDays = 120
/** Days a sale must be old. */
export const holdingDays = 45
/** Working days within which payment is made. */
export const payoutDays = 5
/** Points for completed training; a point is worth USD1. */
export const trainingPoints = 100
