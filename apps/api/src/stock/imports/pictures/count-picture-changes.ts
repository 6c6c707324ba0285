import type { Database } from '../../../platform/db/database.ts'
import type { CheckedRow } from '../check-file.ts'
import { listSources } from './picture-sources.store.ts'
import { isAddress, isSameList } from './record-pictures.ts'

/** A row whose listing has everything but its pictures is a change. */
export async function countPictureChanges(
  db: Database,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const asked = rows.filter(({ effect, listing }) => effect === 'unchanged' && listing?.pictures)
  if (asked.length === 0) return [...rows]
  const sources = await listSources(
    db,
    asked.flatMap(({ productId }) => productId ?? []),
  )
  const isChanged = (row: CheckedRow) => {
    const own = (sources.get(row.productId ?? 0) ?? []).filter(({ address }) => isAddress(address))
    return !isSameList(own, row.listing?.pictures ?? [])
  }
  const changed = new Set(asked.filter(isChanged))
  return rows.map((row) => (changed.has(row) ? { ...row, effect: 'changed' as const } : row))
}
