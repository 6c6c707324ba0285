import type { Pool } from 'pg'

/** The migrations of `wanted` that the database does not have. */
export async function missingMigrations(pool: Pool, wanted: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as wanted (name)
      where not exists (select from migrations where migrations.name = wanted.name)`,
    [wanted],
  )
  return rows.map(({ name }) => name)
}

/** Seconds for which the oldest job that is due, has tries left and is not under way has waited; 0 when there is none. */
export async function oldestDueJob(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select coalesce(extract(epoch from now() - min(run_at)), 0)::double precision as seconds
      from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts and locked_at is null`,
  )
  return rows[0]?.seconds ?? 0
}
