/** What an account has offered so far. */
export interface OfferCounts {
  /** That wait for an answer or hold a vehicle. */
  standing: number
  /** The offers among them that are about this vehicle. */
  standingHere: number
  /** Made within a day, whatever became of them. */
  today: number
  todayHere: number
}

/** So that nobody floods sellers with offers, finds out a floor by trying, or keeps stock from others without buying it. */
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
 * When an offer below the floor is declined: as late as a person might, and never the same time after, so that the answer
 * tells nothing of the floor. `chance` is from 0 to below 1.
 */
export function declinesAt(now: Date, chance: number): Date {
  return new Date(now.getTime() + hour + Math.floor(chance * 23 * hour))
}
