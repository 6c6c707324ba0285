/** The rates of the seller programme as account spec §9 prints them. */
export const printedRates = ['1%', '1.5%', '2.0%', '2.5%'] as const

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
