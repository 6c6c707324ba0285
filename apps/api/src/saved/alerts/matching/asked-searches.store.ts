import type { SavedQuery } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { epochText, type ChangePosition } from '../../../stock/catalogue/engine/load.store.ts'

export interface AskedRow {
  id: number
  query: SavedQuery
}

interface Row extends ChangePosition {
  id: number | null
  query: SavedQuery | null
}

/**
 * The searches that were saved since a snapshot, or all, with the snapshot of now. As with vehicles, the number of a row's
 * transaction tells whether it was seen: a lower one may be committed later.
 */
export async function searchesSince(
  db: Database,
  snapshot: string | null,
): Promise<ChangePosition & { rows: AskedRow[] }> {
  const isNew =
    snapshot === null
      ? sql`true`
      : sql`noted >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
          and not pg_visible_in_snapshot(noted, ${snapshot}::text::pg_snapshot)`
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as snapshot, ${sql.raw(epochText)} as epoch, saved.id, saved.query
    from vehicle_search_epoch left join (select id, query from saved_searches where ${isNew} order by id) as saved
      on true`.execute(db)
  const [{ snapshot: now, epoch } = { snapshot: '', epoch: '' }] = rows
  return {
    snapshot: now,
    epoch,
    rows: rows.flatMap(({ id, query }) => (id === null || query === null ? [] : [{ id, query }])),
  }
}
