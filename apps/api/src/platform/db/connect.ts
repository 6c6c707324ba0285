import type { ClientConfig } from 'pg'
import { ExpectedError } from '../../core/expected-error.ts'
import type { Log } from '../../core/log.ts'
import { connectionsOf, type ProcessSettings } from '../../core/process-settings.ts'
import type { Settings } from '../../core/settings.ts'
import { openClient } from './client.ts'
import { startEmbedded } from './embedded.ts'

/** Where the database is, and how to let go of it. */
export interface Connection {
  config: ClientConfig
  /** Keeps our own server running; another's is looked after elsewhere. */
  watch: (log: Log) => void
  stop: () => Promise<void>
}

export class DatabaseUnreachableError extends ExpectedError {
  override name = 'DatabaseUnreachableError'
}

/** The server of `DATABASE_URL`, or the embedded one, which is started when it does not run yet. */
export async function connect(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<ProcessSettings>,
): Promise<Connection> {
  if (settings.databaseUrl === undefined) {
    const server = await startEmbedded({
      dataDir: settings.dataDir,
      connections: connectionsOf(settings),
    })
    return { config: server.connection, watch: server.watch, stop: server.stop }
  }
  const config: ClientConfig = {
    connectionString: settings.databaseUrl,
    connectionTimeoutMillis: 5000,
  }
  try {
    const client = await openClient(config)
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    )
    await client.end()
    if (Number(rows[0]?.version) < 150000) throw new Error('PostgreSQL 15 or newer is needed')
  } catch (error) {
    const { host } = new URL(settings.databaseUrl)
    const reason =
      error instanceof Error && error.message
        ? error.message
        : String((error as NodeJS.ErrnoException).code)
    throw new DatabaseUnreachableError(
      `The database at ${host} (DATABASE_URL) cannot be used: ${reason}`,
    )
  }
  return { config, watch: () => {}, stop: async () => {} }
}
