/** Moves one of the ids to a position, counted from 1; a position behind the end is the last. */
export function moveToPosition<Id>(ids: readonly Id[], moved: Id, position: number): Id[] {
  const others = ids.filter((id) => id !== moved)
  return others.toSpliced(Math.max(0, position - 1), 0, moved)
}
