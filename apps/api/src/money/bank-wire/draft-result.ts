interface Draft {
  state: 'open' | 'published' | 'dropped'
  drafted_by: number | null
  decided_by: number | null
}

interface Decision {
  state: 'published' | 'dropped'
  actorId: number
}

/** Nobody publishes what they have drafted. A repeat by the same person, such as a double click, counts as done. */
export function draftResult(
  draft: Draft,
  { state, actorId }: Decision,
): 'decide' | 'done' | 'overtaken' | 'same-person' {
  if (draft.state !== 'open') {
    return draft.state === state && draft.decided_by === actorId ? 'done' : 'overtaken'
  }
  return state === 'published' && draft.drafted_by === actorId ? 'same-person' : 'decide'
}
