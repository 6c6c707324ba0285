/** Moves one of the ids to a place, counted from 1; a place behind the end is the last. */
export function placeAt<Id>(ids: readonly Id[], moved: Id, place: number): Id[] {
  const others = ids.filter((id) => id !== moved)
  return others.toSpliced(Math.max(0, place - 1), 0, moved)
}
