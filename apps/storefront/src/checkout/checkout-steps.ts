import type { ChargeState } from '../shared/purchase/shipping-charge.ts'

/** 1 Shipping, 2 Review, 3 Order (buyer spec §2). */
export const stepNumber = { shipping: 1, review: 2, order: 3 } as const
export type CheckoutStep = 'shipping' | 'review'

/** Why a step cannot be taken yet. */
export type Obstacle = 'empty-basket' | 'charge-undetermined' | 'consignee-missing'

export interface Progress {
  lineCount: number
  charge: ChargeState
  hasConsignee: boolean
}

const needs: Readonly<Record<CheckoutStep, readonly Obstacle[]>> = {
  shipping: ['empty-basket', 'charge-undetermined'],
  review: ['empty-basket', 'charge-undetermined', 'consignee-missing'],
}

const blocksOrder: Readonly<Record<Obstacle, (progress: Progress) => boolean>> = {
  'empty-basket': ({ lineCount }) => lineCount === 0,
  'charge-undetermined': ({ charge }) => charge !== 'determined',
  'consignee-missing': ({ hasConsignee }) => !hasConsignee,
}

/** The first obstacle to a step, or null. */
export function obstacleTo(step: CheckoutStep, progress: Progress): Obstacle | null {
  return needs[step].find((obstacle) => blocksOrder[obstacle](progress)) ?? null
}
