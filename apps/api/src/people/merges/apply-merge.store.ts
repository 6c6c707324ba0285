import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { MergePair, MergeRefusal, MergeRule } from './merge-rules.ts'

type Rules = Readonly<Record<string, MergeRule>>

interface Reference {
  table: string
  column: string
  name: string
}

/** Columns by whose rule something is done, in its order. */
function referencesOf(rules: Rules, does: MergeRule['does']): (Reference & { rule: MergeRule })[] {
  return Object.entries(rules)
    .filter(([, rule]) => rule.does === does)
    .map(([name, rule]) => {
      const [table = '', column = ''] = name.split('.')
      return { name, table, column, rule }
    })
}

/** How many rows would move, by `table.column`, without those that there are none of. */
export async function countMoves(
  db: Database,
  rules: Rules,
  endedId: number,
): Promise<Record<string, number>> {
  const counts = referencesOf(rules, 'moves').map(
    ({ name, table, column }) => sql`
      select ${name}::text as name, count(*)::integer as count from ${sql.table(table)}
      where ${sql.ref(column)} = ${endedId}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`
    select * from (${union(counts)}) as counts where count > 0`.execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** The codes of the rules that forbid the account to end. */
export async function findRefusals(
  db: Database,
  rules: Rules,
  endedId: number,
): Promise<MergeRefusal[]> {
  const refusals = referencesOf(rules, 'refuses').flatMap(({ table, column, rule }) =>
    rule.does === 'refuses'
      ? [
          sql`select ${rule.code}::text as code
            where exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${endedId})`,
        ]
      : [],
  )
  const { rows } = await sql<{ code: MergeRefusal }>`
    select distinct code from (${union(refusals)}) as refusals`.execute(db)
  return rows.map(({ code }) => code)
}

const union = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/** Applies the rules; returns how many rows moved, by `table.column`. */
export async function moveRows(
  db: Database,
  rules: Rules,
  { kept, ended }: MergePair,
): Promise<Record<string, number>> {
  const moved: Record<string, number> = {}
  for (const reference of referencesOf(rules, 'deleted')) {
    await sql`delete from ${sql.table(reference.table)}
      where ${sql.ref(reference.column)} = ${ended.id}`.execute(db)
  }
  for (const { name, table, column, rule } of referencesOf(rules, 'moves')) {
    if (rule.does === 'moves' && rule.once) {
      await deleteLike(db, { table, column, once: rule.once, kept: kept.id, ended: ended.id })
    }
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${kept.id}
      where ${sql.ref(column)} = ${ended.id}`.execute(db)
    if (numAffectedRows > 0n) moved[name] = Number(numAffectedRows)
  }
  return moved
}

interface Likeness {
  table: string
  column: string
  once: readonly string[]
  kept: number
  ended: number
}

/** Of rows that there may be one of, the kept account's stays. */
async function deleteLike(
  db: Database,
  { table, column, once, kept, ended }: Likeness,
): Promise<void> {
  const same = once.map(
    (part) =>
      sql` and lower(theirs.${sql.ref(part)}::text) = lower(${sql.ref(`${table}.${part}`)}::text)`,
  )
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} = ${ended} and exists (
      select from ${sql.table(table)} as theirs
      where theirs.${sql.ref(column)} = ${kept}${same.length > 0 ? sql.join(same, sql``) : sql``})`.execute(
    db,
  )
}

/** The numbers of an account's orders. */
export async function listOrderNumbers(db: Database, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from orders where account_id = ${accountId} order by id`.execute(db)
  return rows.map(({ number }) => number)
}

export async function setMergedInto(
  db: Database,
  { keptId, endedId }: { keptId: number; endedId: number },
): Promise<void> {
  await db.updateTable('accounts').set({ merged_into: keptId }).where('id', '=', endedId).execute()
}
