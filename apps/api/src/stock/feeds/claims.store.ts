import type { Language } from '@bandari/i18n'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** A feed that is due, with whom to tell of it. */
export interface ClaimedFeed extends Selectable<Tables['feeds']> {
  claimed_until: Date
  email: string
  first_name: string
  language: Language
}

/**
 * Takes a feed that is due for one process until some time. None is due of a seller who may not list there, while an import of the
 * feed is under way, or, by its timetable, while the seller has yet to say what a run's columns or values mean.
 */
export async function claimFeed(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedFeed | undefined> {
  const { rows } = await sql<ClaimedFeed>`
    with due as (
      select feeds.id, email, first_name, language from feeds join accounts on accounts.id = vendor_id
      where (is_requested or (paused_by is null and next_run_at <= ${now} and not ${hasRun('waiting')}))
        and (claimed_until is null or claimed_until <= ${now}) and not ${isImporting}
        and is_active and seller_status = 'approved' and (market = 'local' or may_list_export)
      order by next_run_at, feeds.id limit 1 for update of feeds skip locked
    )
    update feeds set claimed_until = ${until} from due where feeds.id = due.id
    returning feeds.*, due.email, due.first_name, due.language`.execute(db)
  return rows[0]
}

function hasRun(state: 'waiting') {
  return sql`exists (
    select from feed_runs join imports on imports.id = import_id
    where feed_id = feeds.id and feed_runs.state = ${state} and imports.state in ('mapping', 'checked'))`
}

const isImporting = sql`exists (
  select from feed_runs join imports on imports.id = import_id
  where feed_id = feeds.id and imports.state = 'running')`

/** The feed as it is now; undefined once it is deleted, saved anew, or taken by another process. */
export async function lockClaimed(
  db: Database,
  { id, claimed_until: until }: Pick<ClaimedFeed, 'id' | 'claimed_until'>,
) {
  return db
    .selectFrom('feeds')
    .selectAll()
    .where('id', '=', id)
    .where('claimed_until', '=', until)
    .forUpdate()
    .executeTakeFirst()
}
