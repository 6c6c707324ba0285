import { sql } from 'kysely'
import type { Problem } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'

export interface PictureCounts {
  waiting: number
  taken: number
  failed: number
}

/** Before a file is run its addresses stand in its rows alone. */
export async function countPictures(db: Database, importId: number): Promise<PictureCounts> {
  const { rows } = await sql<PictureCounts>`
    select count(*) filter (where import_pictures.state = 'waiting') + (
        select coalesce(sum(jsonb_array_length(listing -> 'pictures')), 0) from import_rows
        join imports on imports.id = import_id
        where import_id = ${importId} and imports.state = 'checked' and listing ? 'pictures') as waiting,
      count(*) filter (where import_pictures.state = 'taken') as taken,
      count(*) filter (where import_pictures.state = 'failed') as failed
    from import_pictures where import_id = ${importId}`.execute(db)
  const { waiting = 0, taken = 0, failed = 0 } = rows[0] ?? {}
  return { waiting, taken, failed }
}

/** See `unpublished` of the contract. */
export async function countUnpublished(db: Database, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select case when imports.state = 'checked' then (
        select count(*) from import_rows
        where import_id = imports.id and listing ->> 'status' = 'live' and not listing ? 'pictures'
          and not exists (select from import_pictures as beside where beside.import_id = imports.id
            and beside.row = import_rows.row and beside.state = 'waiting')
          and not exists (select from products
            where products.id = import_rows.product_id and (status = 'live' or image_count > 0)))
      else (select count(*) from import_rows where import_id = imports.id and publish_waits) end as count
    from imports where imports.id = ${importId}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface PictureFailure {
  row: number | null
  reference: string | null
  name: string
  problem: Problem
}

/** By row, and in a row in the file’s order. */
export async function listFailures(
  db: Database,
  importId: number,
  limit: number | null = null,
): Promise<PictureFailure[]> {
  const { rows } = await sql<PictureFailure>`
    select import_pictures.row, listing ->> 'reference' as reference, name, problem
    from import_pictures left join import_rows
      on import_rows.import_id = import_pictures.import_id and import_rows.row = import_pictures.row
    where import_pictures.import_id = ${importId} and state = 'failed'
    order by import_pictures.row nulls last, position, import_pictures.id limit ${limit}`.execute(
    db,
  )
  return rows
}
