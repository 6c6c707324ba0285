import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Person } from './personal-data.ts'

/** One way in which a row belongs to a person. */
export interface RowOwner {
  column: string
  holds: (person: Person) => RawBuilder<SqlBool>
}

/** A table that holds rows of a person. */
export interface PersonalTable {
  table: keyof Tables
  /** A row is the person's when any of them holds. */
  ownedBy: readonly RowOwner[]
  /** Columns that the copy leaves out, each with the reason; it has every other column. */
  withheld?: Readonly<Record<string, string>>
  onDeletion: Treatment
}

/** What happens to the rows; deleted ones are not replaced. */
export type Treatment =
  | 'deleted'
  | {
      /** Those of them that are deleted all the same. */
      deletes?: RawBuilder<SqlBool>
      /** Columns and what stands in them afterwards. */
      replaces?: (person: Person) => Readonly<Record<string, RawBuilder<unknown>>>
      /** Columns that look personal and stay, or all of the row (`*`), each with the reason. */
      keeps?: Readonly<Record<string, string>>
    }

export function byAccount(column: string): RowOwner {
  return { column, holds: ({ id }) => sql<SqlBool>`${sql.ref(column)} = ${id}` }
}

export function byEmail(column: string): RowOwner {
  return { column, holds: ({ email }) => sql<SqlBool>`lower(${sql.ref(column)}) = lower(${email})` }
}

/** The row's `column` is the parent's `key`, and the parent is the person's. */
export function within(column: string, parent: PersonalTable, key = 'id'): RowOwner {
  return {
    column,
    holds: (person) => sql<SqlBool>`${sql.ref(column)} in (
      select ${sql.ref(key)} from ${sql.table(parent.table)} where ${isOf(parent, person)})`,
  }
}

/** What staff did to a person's records, and why. */
export function auditOf(subject: string, parent: PersonalTable): PersonalTable {
  return auditTable([
    {
      column: 'subject_id',
      holds: (person) => sql<SqlBool>`(subject = ${subject} and subject_id in (
        select id::text from ${sql.table(parent.table)} where ${isOf(parent, person)}))`,
    },
  ])
}

/** An entry's columns hold no names: names are read through the account. */
export function auditTable(ownedBy: readonly RowOwner[]): PersonalTable {
  return {
    table: 'audit',
    ownedBy,
    withheld: { actor_id: staffWhoActed },
    onDeletion: { keeps: { '*': 'Nobody rewrites the audit; it goes when its time is over.' } },
  }
}

function isOf({ ownedBy }: PersonalTable, person: Person): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    ownedBy.map(({ holds }) => holds(person)),
    sql` or `,
  )})`
}

/** The rows as a copy shows them: times in UTC as the database writes them, amounts in minor units. */
export async function readRows(
  db: Database,
  personal: PersonalTable,
  person: Person,
): Promise<Record<string, unknown>[]> {
  const withheld = Object.keys(personal.withheld ?? {})
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(mine) - ${withheld}::text[] as row
    from ${sql.table(personal.table)} as mine where ${isOf(personal, person)}`.execute(db)
  return rows.map(({ row }) => row)
}

/** Deletes or replaces rows as the table's treatment says. */
export async function eraseRows(
  db: Database,
  { onDeletion, ...personal }: PersonalTable,
  person: Person,
): Promise<void> {
  const table = sql.table(personal.table)
  const mine = isOf({ onDeletion, ...personal }, person)
  if (onDeletion === 'deleted') {
    await sql`delete from ${table} where ${mine}`.execute(db)
    return
  }
  const { deletes, replaces } = onDeletion
  if (deletes) await sql`delete from ${table} where ${mine} and ${deletes}`.execute(db)
  if (replaces) {
    const sets = Object.entries(replaces(person)).map(
      ([column, value]) => sql`${sql.ref(column)} = ${value}`,
    )
    await sql`update ${table} set ${sql.join(sets)} where ${mine}`.execute(db)
  }
}

/** Why a member of staff's id is withheld: their name is read through their account, and replaced with it. */
export const staffWhoActed = 'Who of staff it was.'
