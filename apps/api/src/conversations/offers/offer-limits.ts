/** How many offers an account has made. */
export interface OfferCounts {
  /** Waiting for an answer, or reserving a vehicle. */
  standing: number
  /** Those of `standing` that are for this vehicle. */
  standingHere: number
  /** Made within the last 24 hours, in any state. */
  today: number
  todayHere: number
}

/** They keep buyers from flooding sellers, finding out a floor by trying, and reserving stock without buying it. */
export const offerLimits = { standing: 5, today: 10, todayHere: 3 }

export type OfferLimit = 'ok' | 'offer_waiting' | 'offers_standing' | 'offers_today'

export function offerLimit({ standing, standingHere, today, todayHere }: OfferCounts): OfferLimit {
  if (standingHere > 0) return 'offer_waiting'
  if (standing >= offerLimits.standing) return 'offers_standing'
  const isTooMany = today >= offerLimits.today || todayHere >= offerLimits.todayHere
  return isTooMany ? 'offers_today' : 'ok'
}

const hour = 3_600_000

/**
 * When an offer below the floor is declined: after 1 to 24 hours at random, as a person might, so that the delay does
 * not reveal the floor. `chance` is from 0 to below 1.
 */
export function declinesAt(now: Date, chance: number): Date {
  return new Date(now.getTime() + hour + Math.floor(chance * 23 * hour))
}
