import { readdir, readFile } from 'node:fs/promises'
import type { Client, ClientConfig } from 'pg'
import { applyMigration } from './apply-migration.ts'
import { openClient } from './client.ts'
import { migrateQueue, queueMigration } from './migrate-queue.ts'
import { advisoryLocks } from './advisory-locks.ts'

const folder = new URL('../../../migrations/', import.meta.url)

/**
 * Applies the migrations that are missing, in the order of their numbers (`apply-migration.ts`). Kysely's migrator runs
 * modules, all in one transaction or none in any, and waits for a table as long as it takes: it cannot do what
 * `apply-migration.ts` does for a shop that goes on.
 * Several processes may start at once: an advisory lock lets one work and the others find nothing to do.
 * `only`: no others than these, for the tables of a version before. Returns the names applied.
 */
export async function migrate(
  connection: ClientConfig,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const client = await openClient(connection)
  try {
    await client.query(`select pg_advisory_lock(${advisoryLocks.migrations})`)
    await client.query(`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`)
    const done = new Set(await appliedMigrations(client))
    const missing = (await migrationFiles()).filter(
      (name) => !done.has(name) && only?.has(name) !== false,
    )
    for (const name of missing) await apply(client, name)
    if (done.has(queueMigration)) return missing
    await migrateQueue(connection)
    await client.query('insert into migrations (name) values ($1)', [queueMigration])
    return [...missing, queueMigration]
  } finally {
    await client.end()
  }
}

export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

/** Every migration that this version of the shop wants. */
export async function wantedMigrations(): Promise<string[]> {
  return [...(await migrationFiles()), queueMigration]
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
}

async function apply(client: Client, name: string) {
  await applyMigration(client, { name, text: await readFile(new URL(name, folder), 'utf8') })
}
