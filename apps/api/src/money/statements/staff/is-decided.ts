import type { EntryRow } from '../entry-columns.store.ts'

/** Whether nothing is left to decide, or somebody has decided since the movement was read. */
export function isDecided(
  { turn, state }: Pick<EntryRow, 'turn' | 'state'>,
  seen: number,
): boolean {
  return state === 'recorded' || state === 'set-aside' || turn !== seen
}
