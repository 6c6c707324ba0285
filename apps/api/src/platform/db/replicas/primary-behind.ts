import type { Database } from '../database.ts'

const behind = new WeakMap<Database, Database>()

export function markReplica(replica: Database, primary: Database) {
  behind.set(replica, primary)
}

/** The database to read long-kept values from: a replica may not know yet what this process has heard of. */
export function primaryBehind(db: Database): Database {
  return behind.get(db) ?? db
}
