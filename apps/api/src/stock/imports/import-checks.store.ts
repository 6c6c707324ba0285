import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { type ImportRow, type MappingOrigin, mayList, nothingFound } from './imports.store.ts'

/** From now on a job checks its rows. */
export async function startChecking(
  db: Database,
  id: number,
  origin: MappingOrigin,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state: 'checking',
      mapping_origin: origin,
      looked_at: 0,
      check_until: null,
      open_groups: 0,
      notes: [],
      ...nothingFound,
    })
    .where('id', '=', id)
    .execute()
}

interface Claim {
  now: Date
  until: Date
}

/**
 * A file to check that no other process works on, of somebody who may list there. Whoever is killed meanwhile leaves it to
 * the next, after `until`.
 */
export async function claimCheck(
  db: Database,
  { now, until }: Claim,
): Promise<ImportRow | undefined> {
  return db
    .updateTable('imports')
    .set({ check_until: until, looked_at: 0 })
    .where(
      'id',
      '=',
      sql<number>`(
        select imports.id from imports join accounts on accounts.id = vendor_id
        where state = 'checking' and (check_until is null or check_until <= ${now}) and ${mayList}
        order by created_at, imports.id limit 1 for update of imports skip locked)`,
    )
    .returningAll()
    .executeTakeFirst()
}

/** How far the check has come. False when the file was thrown away, or somebody else checks it. */
export async function keepCheck(
  db: Database,
  { id, check_until: before }: ImportRow,
  { lookedAt, until }: { lookedAt: number; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ looked_at: lookedAt, check_until: until })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where('check_until', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
