import type { LockedAdjustment } from './adjustment.store.ts'

/** Cents up to which one person adjusts a balance (decision 30), in all that they did so in `aloneDays`. */
const maxAlone = 100_00

/** Days in which what one person did alone counts together: twelve times 99 dollars are not twelve small sums. */
export const aloneDays = 30

/** @param alone Cents that the same person adjusted the same balance by alone, up and down added together. */
export function needsSecondPerson(amount: number, alone: number): boolean {
  return Math.abs(amount) + alone > maxAlone
}

export interface Decision {
  state: 'approved' | 'rejected'
  /** The version of the adjustment that they saw. */
  version: number
  rejection: string | null
  actorId: number
}

type Adjustment = Pick<
  LockedAdjustment,
  'version' | 'state' | 'owner_id' | 'created_by' | 'decided_by' | 'rejection'
>

export type DecisionResult = 'decide' | 'done' | 'overtaken' | 'same-person' | 'own-money'

/**
 * The person who asked may only withdraw it, and nobody decides on their own balance. A repeat by the same person, such
 * as a double click, counts as done; any other call after the decision is too late.
 */
export function decisionResult(adjustment: Adjustment, decision: Decision): DecisionResult {
  if (decision.actorId === adjustment.owner_id) return 'own-money'
  if (adjustment.state === 'waiting') {
    if (decision.version !== adjustment.version) return 'overtaken'
    return decision.state === 'approved' && decision.actorId === adjustment.created_by
      ? 'same-person'
      : 'decide'
  }
  const isRepeated =
    adjustment.state === decision.state &&
    adjustment.decided_by === decision.actorId &&
    adjustment.rejection === decision.rejection
  return isRepeated ? 'done' : 'overtaken'
}
