import { type Insertable, sql } from 'kysely'
import type { Problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

export interface RunRow {
  id: number
  feed_id: number
  cause: 'schedule' | 'seller'
  /** With what became of its import, which the seller may also run or discard by itself. */
  state:
    | 'unchanged'
    | 'failed'
    | 'waiting'
    | 'held'
    | 'running'
    | 'applied'
    | 'refused'
    | 'replaced'
  import_id: number | null
  reasons: Problem[]
  rows: number
  invalid_rows: number
  new_rows: number
  changed_rows: number
  repriced: number
  missing: number
  held_prices: number
  /** It is the last one that brought something, and the seller has not answered yet. */
  asks_prices: boolean
  asks_missing: boolean
  started_at: Date
  finished_at: Date
}

const mostRuns = 30

/** Newest first. */
export async function listRuns(db: Database, feedId: number): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    ${selectRuns} where feed_id = ${feedId} order by feed_runs.id desc limit ${mostRuns}`.execute(
    db,
  )
  return rows
}

export async function findRun(
  db: Database,
  { feedId, id }: { feedId: number; id: number },
): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    ${selectRuns} where feed_id = ${feedId} and feed_runs.id = ${id}`.execute(db)
  return rows[0]
}

/** Of each of these feeds. */
export async function listLastRuns(
  db: Database,
  feedIds: readonly number[],
): Promise<Map<number, RunRow>> {
  const { rows } = await sql<RunRow>`
    ${selectRuns} where feed_runs.id in (
      select max(id) from feed_runs where feed_id = any(${[...feedIds]}::bigint[]) group by feed_id)`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.feed_id, row]))
}

const state = sql`case
  when feed_runs.state in ('waiting', 'held') and imports.id is null then 'refused'
  when feed_runs.state in ('waiting', 'held', 'applied') and imports.state = 'running' then 'running'
  when feed_runs.state in ('waiting', 'held') and imports.state = 'done' then 'applied'
  else feed_runs.state end`

/** Nothing has come since. */
const isLast = sql`imports.state = 'done' and not exists (
  select from feed_runs as later where later.feed_id = feed_runs.feed_id and later.id > feed_runs.id
    and later.state in ('waiting', 'held', 'applied'))`

const selectRuns = sql`
  select feed_runs.id, feed_id, cause, ${state} as state, import_id, reasons, feed_runs.rows,
    feed_runs.invalid_rows, feed_runs.new_rows, feed_runs.changed_rows, repriced, feed_runs.missing,
    held_prices, started_at, feed_runs.finished_at,
    coalesce(held_prices > 0 and prices_answer is null and ${isLast}, false) as asks_prices,
    coalesce(feed_runs.missing > 0 and missing_answer is null and imports.missing = 'leave'
      and ${isLast}, false) as asks_missing
  from feed_runs left join imports on imports.id = import_id`

export async function insertRun(
  db: Database,
  run: Omit<Insertable<Tables['feed_runs']>, 'reasons'> & { reasons: readonly Problem[] },
): Promise<void> {
  await db
    .insertInto('feed_runs')
    .values({ ...run, reasons: JSON.stringify(run.reasons) })
    .execute()
}

export async function updateRun(
  db: Database,
  id: number,
  changes: Partial<
    Pick<
      Insertable<Tables['feed_runs']>,
      'state' | 'prices_answer' | 'missing_answer' | 'is_settled'
    >
  >,
): Promise<void> {
  await db.updateTable('feed_runs').set(changes).where('id', '=', id).execute()
}

/** What waits or is held counts no more, and what was kept of it goes. */
export async function replaceOpenRuns(db: Database, feedId: number): Promise<void> {
  await sql`
    with open as (
      select feed_runs.id, import_id from feed_runs join imports on imports.id = import_id
      where feed_id = ${feedId} and feed_runs.state in ('waiting', 'held')
        and imports.state in ('mapping', 'checked') for update of imports
    ), replaced as (
      update feed_runs set state = 'replaced', is_settled = true from open where feed_runs.id = open.id
    )
    delete from imports using open where imports.id = open.import_id`.execute(db)
}

/** A feed keeps so many runs, and what was in the file of so many. */
const kept = { runs: 60, imports: 5 }

export async function sweepRuns(db: Database): Promise<void> {
  await sql`
    with ranked as (
      select import_id, row_number() over (partition by feed_id order by feed_runs.id desc) as rank
      from feed_runs where import_id is not null and is_settled
    )
    delete from imports using ranked
    where imports.id = import_id and rank > ${kept.imports} and state <> 'running'`.execute(db)
  await sql`
    with ranked as (
      select id, row_number() over (partition by feed_id order by id desc) as rank from feed_runs
    )
    delete from feed_runs using ranked where feed_runs.id = ranked.id and rank > ${kept.runs}`.execute(
    db,
  )
}
