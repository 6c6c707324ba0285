import type { LockedAdjustment } from './adjustment.store.ts'

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
