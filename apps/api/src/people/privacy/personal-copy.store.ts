import type { Database } from '../../platform/db/database.ts'
import type { Person, PersonalData } from './personal-data.ts'
import { readRows } from './personal-table.store.ts'

export type PersonalCopy = Record<string, Record<string, unknown>[]>

/** Table → rows, all of one moment. Tables without rows are named too: they show what could have been stored. */
export function readPersonalData(
  db: Database,
  modules: readonly PersonalData[],
  person: Person,
): Promise<PersonalCopy> {
  const tables = modules.flatMap((module) => module.tables).toReversed()
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const copy: PersonalCopy = {}
      for (const table of tables) {
        const rows = await readRows(tx, table, person)
        copy[table.table] = [...(copy[table.table] ?? []), ...rows]
      }
      return copy
    })
}
