import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** The queue's tables are graphile-worker's; only its documented functions and its view are used. */

interface FailedRound {
  name: string
  attempts: number
}

/** One entry for each name, however often the job fails, until a person or the next successful round clears it. */
export async function enqueueFailedRound(
  db: Database,
  { name, attempts }: FailedRound,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, max_attempts => ${attempts}, job_key => ${name},
    job_key_mode => 'unsafe_dedupe')`.execute(db)
}

interface NewFailedJob {
  name: string
  /** The record that the job is about; part of its key. */
  subject: number
  reason: string
  attempts: number
}

/** Adds a job that has finally failed, in the transaction that gives it up. */
export async function addFailedJob(
  db: Database,
  { name, subject, reason, attempts }: NewFailedJob,
): Promise<void> {
  await sql`select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job(${name},
    payload => json_build_object('subject', ${subject}::bigint), max_attempts => ${attempts}::integer,
    job_key => ${`${name} ${subject}`})).id], ${reason})`.execute(db)
}

/** A successful run clears earlier failures of the same name. */
export async function clearFailures(db: Database, name: string): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where task_identifier = ${name} and locked_at is null and last_error is not null))`.execute(db)
}
