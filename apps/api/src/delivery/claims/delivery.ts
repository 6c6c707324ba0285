import type { Delivery } from '@bandari/sdk'

/**
 * The buyer has 48 hours from when they could have the vehicle to say that all is well, or what is not. A buyer who says
 * nothing has taken it (documents.md §2, step 11).
 */

const hour = 3600 * 1000

export const hoursToAnswer = 48

export interface DeliveryFacts {
  /** When staff said that the vehicle is there; null while it is not. */
  deliveredAt: Date | null
  isConfirmed: boolean
  hasClaim: boolean
}

export function answerDue(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + hoursToAnswer * hour)
}

export function deliveryState(facts: DeliveryFacts, now: Date): Delivery['state'] {
  const { deliveredAt, isConfirmed, hasClaim } = facts
  if (hasClaim) return 'claimed'
  if (isConfirmed) return 'confirmed'
  if (deliveredAt === null) return 'not-delivered'
  return now > answerDue(deliveredAt) ? 'settled' : 'to-answer'
}
