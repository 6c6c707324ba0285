import type { Problem } from '../../core/problem.ts'
import type { Retention } from './settings.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PersonalTable } from './personal-table.store.ts'

/** Whom rows may belong to. */
export interface Person {
  id: number
  email: string
}

/**
 * What one module keeps about people: what their copy shows, what becomes of it when they delete their account, and when it
 * goes by itself. A test compares it with the database: a column that refers to an account, or is called like something
 * personal, and stands in none of these lists fails it.
 */
export interface PersonalData {
  /** Children before their parents. */
  tables: readonly PersonalTable[]
  /** References and words that are nobody's own data, as `table.column`, each with the reason. */
  mentions: Readonly<Record<string, string>>
  /** What forbids the deletion of an account for now; asked after `lock`, in the same transaction. */
  hindrances: readonly Hindrance[]
  /** Holds what the hindrances look at until the transaction ends. */
  lock?: (db: Database, person: Person) => Promise<void>
  retention: readonly RetentionRule[]
}

export type Hindrance = (db: Database, person: Person, now: Date) => Promise<Problem | null>

export interface RetentionRule {
  /** In the audit. */
  name: string
  /** Everything older goes. */
  before: (retention: Retention, now: Date) => Date
  /** Returns how many rows it deleted or emptied; running it again finds nothing. */
  apply: (db: Database, before: Date) => Promise<number>
}

declare module '../../core/context.ts' {
  interface Context {
    /** Of every module, in the order in which they are locked and erased; put together in `personal-data.ts`. */
    personalData: readonly PersonalData[]
  }
}
