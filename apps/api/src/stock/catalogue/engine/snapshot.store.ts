import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { minutesFollowed } from './changes.store.ts'

/** Notes that the vehicles as they are by now are written down; returns the number by which that is known. */
export async function noteImage(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from vehicle_images where written_at < now() - interval '1 hour')
    insert into vehicle_images default values returning id`.execute(db)
  const [noted] = rows
  if (!noted) throw new Error('No image was noted')
  return noted.id
}

/**
 * Whether changes can be followed from an image on. A database that was set back to an earlier state, or is another one,
 * does not know it.
 */
export async function isImageKnown(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from vehicle_images
    where id = ${id} and written_at > now() - ${minutesFollowed} * interval '1 minute'`.execute(db)
  return rows.length > 0
}
