import type { Alerts } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import { favouritesOftenOf } from './state/favourite-alerts.store.ts'
import { listSearchesOf, type SavedSearchRow } from './state/searches.store.ts'

/** What somebody is told, as each change of it is answered. */
export async function answerAlerts(db: Database, accountId: number) {
  const searches = await listSearchesOf(db, accountId)
  const body: Alerts = {
    searches: searches.map(searchView),
    favourites: await favouritesOftenOf(db, accountId),
  }
  return { status: 200 as const, body }
}

function searchView(row: SavedSearchRow): Alerts['searches'][number] {
  const { id, name, query, often, paused_at, created_at, told_at } = row
  return {
    id,
    name,
    query,
    often,
    paused: paused_at !== null,
    created_at: created_at.toISOString(),
    told_at: told_at?.toISOString() ?? null,
  }
}
