import type { EntryRow } from '../entry-columns.store.ts'

/** Nothing of it is left to decide on, or somebody has decided since the movement was looked at. */
export function isDecided(
  { turn, state }: Pick<EntryRow, 'turn' | 'state'>,
  seen: number,
): boolean {
  return state === 'recorded' || state === 'set-aside' || turn !== seen
}
