import type { ShopSettingName } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface SettingRow {
  name: ShopSettingName
  value: unknown
  revision: number
  changed_at: Date
  changed_by: string | null
  reason: string | null
}

export async function listSettings(db: Database): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    select name, value, revision, changed_at, first_name || ' ' || last_name as changed_by, reason
    from shop_settings left join accounts on accounts.id = changed_by order by name`.execute(db)
  return rows
}

/** Two people who save at once come one after the other. */
export async function lockSettings(db: Database): Promise<void> {
  await sql`lock table shop_settings in share row exclusive mode`.execute(db)
}

/** Settings that nobody has said yet; what stands there stays. */
export async function insertFirstValues(
  db: Database,
  values: ReadonlyMap<ShopSettingName, unknown>,
  now: Date,
): Promise<void> {
  for (const [name, value] of values) {
    await sql`
      insert into shop_settings (name, value, revision, changed_at)
      select ${name}, ${JSON.stringify(value)}::jsonb, coalesce(max(revision), 0) + 1, ${now} from shop_settings
      on conflict (name) do nothing`.execute(db)
  }
}

interface SettingChange {
  name: ShopSettingName
  value: unknown
  revision: number
  actorId: number
  reason: string
  now: Date
}

export async function setSetting(
  db: Database,
  { name, value, revision, actorId, reason, now }: SettingChange,
): Promise<void> {
  const text = JSON.stringify(value)
  await sql`
    insert into shop_settings (name, value, revision, changed_at, changed_by, reason)
    values (${name}, ${text}::jsonb, ${revision}, ${now}, ${actorId}, ${reason})
    on conflict (name) do update set value = excluded.value, revision = excluded.revision,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by, reason = excluded.reason`.execute(
    db,
  )
}
