import type { Client, ClientConfig } from 'pg'
import { ExpectedError } from '../../core/expected-error.ts'
import type { Log } from '../../core/log.ts'
import type { Settings } from '../../core/settings.ts'
import { openClient } from './client.ts'
import { startEmbedded } from './embedded.ts'
import { addressesOf, primaryAmong } from './hosts.ts'
import { connectionsOf } from './settings.ts'

/** Where the database is, and how to let go of it. */
export interface Connection {
  config: ClientConfig
  /** The same without a pooler between: for locks of a session, and for what listens. */
  direct: ClientConfig
  /** Keeps our own server running; another's is looked after elsewhere. */
  watch: (log: Log) => void
  stop: () => Promise<void>
}

export class DatabaseUnreachableError extends ExpectedError {
  override name = 'DatabaseUnreachableError'
}

/** The server of `DATABASE_URL`, or the embedded one, which is started when it does not run yet. */
export async function connect(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Settings>,
): Promise<Connection> {
  if (settings.databaseUrl === undefined) {
    const server = await startEmbedded({
      dataDir: settings.dataDir,
      connections: connectionsOf(settings),
    })
    const config = { ...server.connection, ...waiting(settings) }
    return { config, direct: config, watch: server.watch, stop: server.stop }
  }
  const { databaseUrl, databaseDirectUrl = databaseUrl } = settings
  const bounds = { connectionTimeoutMillis: 5000, ...waiting(settings) }
  const config: ClientConfig = { ...primaryAmong(databaseUrl), ...bounds }
  const direct: ClientConfig = { ...primaryAmong(databaseDirectUrl), ...bounds }
  try {
    const client = await openClient(config)
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    )
    const { synchronousCommit } = settings
    if (synchronousCommit !== undefined && (await waitOf(client)) !== synchronousCommit)
      throw new Error(
        `it does not take SYNCHRONOUS_COMMIT with the connection; behind a pooler say it once: alter role … set bandari.synchronous_commit = '${synchronousCommit}'`,
      )
    await client.end()
    if (Number(rows[0]?.version) < 150000) throw new Error('PostgreSQL 15 or newer is needed')
  } catch (error) {
    const hosts = addressesOf(databaseUrl).map((address) => new URL(address).host)
    const reason =
      error instanceof Error && error.message
        ? error.message
        : String((error as NodeJS.ErrnoException).code)
    throw new DatabaseUnreachableError(
      `The database at ${hosts.join(', ')} (DATABASE_URL) cannot be used: ${reason}`,
    )
  }
  return { config, direct, watch: () => {}, stop: async () => {} }
}

/** What the triggers of orders, payments and the ledger ask (migration 0133). */
function waiting({ synchronousCommit }: Partial<Settings>): ClientConfig {
  if (synchronousCommit === undefined) return {}
  return { options: `-c bandari.synchronous_commit=${synchronousCommit}` }
}

async function waitOf(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ wait: string | null }>(
    `select current_setting('bandari.synchronous_commit', true) as wait`,
  )
  return rows[0]?.wait ?? null
}
