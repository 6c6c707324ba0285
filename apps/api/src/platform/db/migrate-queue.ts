import type { ClientConfig } from 'pg'
import manifest from '../../../package.json' with { type: 'json' }
import { openBackgroundPool } from './background-pool.ts'

/** The queue's tables are its library's own, in a schema of their own; the name changes with the library. */
export const queueMigration = `graphile-worker@${manifest.dependencies['graphile-worker']}`

export async function migrateQueue(connection: ClientConfig): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  let loss = null as Error | null
  const pgPool = openBackgroundPool({ ...connection, max: 1 }, (error) => (loss = error))
  try {
    await runMigrations({ pgPool })
    if (loss) throw loss
  } finally {
    await pgPool.end()
  }
}
