import type { BankColumns, BankFileFormat } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { FingerprintedEntry } from './fingerprint-entries.ts'

/** The columns that were named for an account. */
export interface NamedColumns {
  id: number
  /** Its letters and digits; null for columns that were named before the account was asked for. */
  account: string | null
  columns: BankColumns
}

/** Of every account whose tables have these headings; the one named last comes first. */
export async function findColumns(
  db: Database,
  headings: readonly string[],
): Promise<NamedColumns[]> {
  const { rows } = await sql<NamedColumns>`
    select id, account, columns from bank_columns where headings = ${headings}::text[]
    order by set_at desc, id desc`.execute(db)
  return rows
}

interface SavedColumns {
  headings: readonly string[]
  account: string
  /** Columns that these take the place of; they may be of another account. */
  replaced: number | null
  columns: BankColumns
  actorId: number
  now: Date
}

export async function saveColumns(
  db: Database,
  { headings, account, replaced, columns, actorId, now }: SavedColumns,
): Promise<void> {
  // Columns without an account were asked for once more with this one.
  await sql`delete from bank_columns where headings = ${headings}::text[]
    and (account is null or id = ${replaced} and account <> ${account})`.execute(db)
  await sql`insert into bank_columns (headings, account, columns, actor_id, set_at)
    values (${headings}::text[], ${account}, ${JSON.stringify(columns)}::jsonb, ${actorId}, ${now})
    on conflict (headings, account) do update set columns = excluded.columns, actor_id = excluded.actor_id,
      set_at = excluded.set_at`.execute(db)
}

export async function countKnownEntries(
  db: Database,
  entries: readonly FingerprintedEntry[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from bank_entries
    where fingerprint = any(${entries.map(({ fingerprint }) => fingerprint)}::text[])`.execute(db)
  return rows[0]?.n ?? 0
}

/** Imports run one after the other, so that the count of known movements is right. */
export async function lockImports(db: Database): Promise<void> {
  await sql`lock table bank_statements in share row exclusive mode`.execute(db)
}

export interface NewStatement {
  fileName: string
  format: BankFileFormat
  entries: readonly FingerprintedEntry[]
  known: number
  /** Whether its account was ours on its day. */
  isOwn: (entry: FingerprintedEntry) => boolean
  actorId: number
  now: Date
}

export async function insertStatement(
  db: Database,
  { fileName, format, entries, known, isOwn, actorId, now }: NewStatement,
): Promise<number> {
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted()
  const accounts = [...new Set(entries.map(({ account }) => account))]
  const row = await db
    .insertInto('bank_statements')
    .values({
      file_name: fileName,
      format,
      accounts,
      is_own_account: entries.every(isOwn),
      first_day: days[0] ?? null,
      last_day: days.at(-1) ?? null,
      entry_count: entries.length - known,
      known_count: known,
      actor_id: actorId,
      imported_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Returns the ids of the new ones by fingerprint. */
export async function insertEntries(
  db: Database,
  statementId: number,
  { entries, isOwn }: Pick<NewStatement, 'entries' | 'isOwn'>,
): Promise<Map<string, number>> {
  const rows = entries.map((entry) => ({ ...entry, isOwn: isOwn(entry) }))
  const { rows: added } = await sql<{ id: number; fingerprint: string }>`
    insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party, text,
      occurrence, fingerprint)
    select ${statementId}, account, "isOwn", "bookedOn", amount, currency, charges, reference, party, text, occurrence, fingerprint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (account text, "isOwn" boolean, "bookedOn" date,
      amount bigint, currency text, charges bigint, reference text, party text, text text, occurrence integer, fingerprint text)
    on conflict (fingerprint) do nothing
    returning id, fingerprint`.execute(db)
  return new Map(added.map(({ fingerprint, id }) => [fingerprint, id]))
}
