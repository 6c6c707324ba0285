import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { type Failures, addFailure, type Scope, secondsToWait } from './throttle.ts'

/** What an attempt counts against. */
export interface Subject {
  scope: Scope
  key: Buffer
}

/** An attempt that was counted as failed before it was checked, so that attempts at once cannot slip past. */
export interface CountedAttempt extends Subject {
  before: Failures
  after: Failures
}

/** A typed name is stored as a hash: it may be a password in the wrong field. */
export function subjectOf(scope: Scope, ...parts: string[]): Subject {
  return { scope, key: createHash('sha256').update(JSON.stringify(parts)).digest() }
}

const never: Failures = { count: 0, at: new Date(0) }

/** The seconds to wait, or the attempt counted for each subject. */
export async function countAttempt(
  db: Database,
  subjects: readonly Subject[],
  now: Date,
): Promise<number | CountedAttempt[]> {
  // A flood is turned away by reading, without a lock to queue for.
  const wait = longestWait(await readFailures(db, subjects), now)
  if (wait > 0) return wait
  return db.transaction().execute(async (tx) => {
    const ordered = subjects.toSorted((one, other) => Buffer.compare(one.key, other.key))
    await tx
      .insertInto('sign_in_failures')
      .values(ordered.map((subject) => ({ ...subject, failures: 0, failed_at: never.at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const locked = await readFailures(tx, ordered, 'locked')
    const waiting = longestWait(locked, now)
    if (waiting > 0) return waiting
    const counted = locked.map(
      (one): CountedAttempt => ({ ...one, after: addFailure(one.scope, one.before, now) }),
    )
    for (const one of counted) await writeFailures(tx, one, one.after)
    return counted
  })
}

/** Undoes the count of attempts that were no failures, and their effect on how long others wait. */
export async function undoAttempts(
  db: Database,
  counted: readonly CountedAttempt[],
): Promise<void> {
  for (const { scope, key, before, after } of counted) {
    await db
      .updateTable('sign_in_failures')
      .set((row) => ({
        failures: row('failures', '-', 1),
        failed_at: row
          .case()
          .when('failed_at', '=', after.at)
          .then(before.at)
          .else(row.ref('failed_at'))
          .end(),
      }))
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('failures', '>', 0)
      .execute()
  }
}

export async function forgetFailures(db: Database, { scope, key }: Subject): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}

type Read = Subject & { before: Failures }

async function readFailures(
  db: Database,
  subjects: readonly Subject[],
  mode?: 'locked',
): Promise<Read[]> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select(['scope', 'key', 'failures', 'failed_at'])
    .where((row) => row.or(subjects.map(({ scope, key }) => row.and({ scope, key }))))
    .orderBy('key')
    .$if(mode === 'locked', (query) => query.forUpdate())
    .execute()
  return rows.map(({ scope, key, failures, failed_at }) => ({
    scope,
    key,
    before: { count: failures, at: failed_at },
  }))
}

function longestWait(read: readonly Read[], now: Date): number {
  return Math.max(0, ...read.map(({ scope, before }) => secondsToWait(scope, before, now)))
}

async function writeFailures(db: Database, { scope, key }: Subject, { count, at }: Failures) {
  await db
    .updateTable('sign_in_failures')
    .set({ failures: count, failed_at: at })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
}
