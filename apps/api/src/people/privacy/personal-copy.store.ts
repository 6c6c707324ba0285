import type { Database } from '../../platform/db/database.ts'
import { personsOf } from './merged-accounts.store.ts'
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
      const persons = await personsOf(tx, person)
      for (const table of tables) {
        for (const each of persons) {
          const rows = await readRows(tx, table, each)
          copy[table.table] = [...(copy[table.table] ?? []), ...rows]
        }
      }
      return copy
    })
}
