export interface MergeDecision {
  state: 'approved' | 'rejected'
  /** The version of the merge that they saw. */
  version: number
  rejection: string | null
  actorId: number
}

interface Merge {
  version: number
  state: 'waiting' | 'approved' | 'rejected'
  kept_id: number
  ended_id: number
  created_by: number
  decided_by: number | null
  rejection: string | null
}

export type MergeResult = 'decide' | 'done' | 'overtaken' | 'same-person' | 'oneself'

/**
 * Whoever asked may only take it back, and nobody decides about themselves. A repeat by the same person, such as a double
 * click, counts as done; any other call after the decision is too late.
 */
export function mergeResult(merge: Merge, decision: MergeDecision): MergeResult {
  const { actorId, state, rejection, version } = decision
  if (actorId === merge.kept_id || actorId === merge.ended_id) return 'oneself'
  if (merge.state !== 'waiting') {
    const isRepeat =
      merge.state === state && merge.decided_by === actorId && merge.rejection === rejection
    return isRepeat ? 'done' : 'overtaken'
  }
  if (version !== merge.version) return 'overtaken'
  return state === 'approved' && merge.created_by === actorId ? 'same-person' : 'decide'
}
