import type { EntryRow } from '../entry-columns.store.ts'

/** A decision stands, or somebody has decided since the movement was looked at. */
export function isDecided({ turn }: Pick<EntryRow, 'turn'>, seen: number): boolean {
  return turn % 2 === 1 || turn !== seen
}
