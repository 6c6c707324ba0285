import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** The queue's tables are graphile-worker's; only its documented functions and its view are used. */

interface HandedOver {
  name: string
  attempts: number
}

/** One entry for each name, however often the job fails, until a person or the next good round settles it. */
export async function handOver(db: Database, { name, attempts }: HandedOver): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, max_attempts => ${attempts}, job_key => ${name},
    job_key_mode => 'unsafe_dedupe')`.execute(db)
}

interface Dead {
  name: string
  /** Tells it from others of its name. */
  subject: number
  reason: string
  attempts: number
}

/** Puts a job there as finally failed, in the transaction that gives it up. */
export async function bury(db: Database, { name, subject, reason, attempts }: Dead): Promise<void> {
  await sql`select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job(${name},
    payload => json_build_object('subject', ${subject}::bigint), max_attempts => ${attempts}::integer,
    job_key => ${`${name} ${subject}`})).id], ${reason})`.execute(db)
}

/** A good run settles earlier failures of the same name. */
export async function clearFailures(db: Database, name: string): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where task_identifier = ${name} and locked_at is null and last_error is not null))`.execute(db)
}
