import type { Database } from '../database.ts'

const primaries = new WeakMap<Database, Database>()

export function markReplica(replica: Database, primary: Database) {
  primaries.set(replica, primary)
}

/** The database to read long-cached values from: a replica may be behind an invalidation that this process knows of. */
export function primaryOf(db: Database): Database {
  return primaries.get(db) ?? db
}
