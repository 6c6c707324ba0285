import type { PriceListPreview } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import { compareLists, matchList } from './price-list-preview.store.ts'
import { listMatches } from './price-list-matches.store.ts'
import { previewView } from './price-list.view.ts'
import type { PriceListRow } from './price-lists.store.ts'

/** How a list differs from the edition before it; a list that came with the program has none. */
export async function previewOf(
  db: Database,
  { id, succeeds, country }: PriceListRow,
): Promise<PriceListPreview> {
  const compared = succeeds === null ? [] : await compareLists(db, { id, succeeds })
  return previewView(compared, await matchList(db, id), await listMatches(db, country))
}
