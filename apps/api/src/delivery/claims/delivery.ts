import type { Delivery } from '@bandari/sdk'

/**
 * The buyer has 48 hours after the vehicle was available to confirm the delivery or to claim. A buyer who says nothing
 * has accepted it (documents.md §2, step 11).
 */

const hour = 3600 * 1000

export const hoursToAnswer = 48

export interface DeliveryFacts {
  /** When staff recorded the delivery; null before that. */
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
