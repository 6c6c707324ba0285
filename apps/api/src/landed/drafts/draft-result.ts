import type { DraftRow } from './draft.store.ts'

interface Decision {
  state: 'published' | 'dropped'
  /** The version of the draft that they read. */
  version: number
  actorId: number
}

type Draft = Pick<DraftRow, 'state' | 'version' | 'drafted_by' | 'decided_by'>

/**
 * Nobody publishes what they have written. A repeat by the same person, such as a double click, counts as done; any other call
 * after the decision is too late.
 */
export function draftResult(
  draft: Draft,
  { state, version, actorId }: Decision,
): 'decide' | 'done' | 'overtaken' | 'same-person' {
  if (draft.state !== 'open') {
    return draft.state === state && draft.decided_by === actorId ? 'done' : 'overtaken'
  }
  if (draft.version !== version) return 'overtaken'
  return state === 'published' && draft.drafted_by === actorId ? 'same-person' : 'decide'
}
