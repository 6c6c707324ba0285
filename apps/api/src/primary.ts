import { ExpectedError } from './core/expected-error.ts'
import type { Settings } from './core/settings.ts'
import { noStarter, type Starter, untilBuilt } from './core/starter.ts'
import { keepDatabase } from './prepare-database.ts'
import type { Server } from './server.ts'
import { openServerLog } from './server-log.ts'
import { startSharedMetrics } from './platform/metrics/start-metrics.ts'
import { startWorkers } from './platform/processes/workers.ts'

/**
 * The process that starts the others (`WORKERS`): it prepares the database, keeps the embedded one, and answers nothing
 * itself.
 */
export async function startPrimary(
  settings: Settings,
  starter: Starter = noStarter,
): Promise<Server> {
  const log = openServerLog(settings)
  const opening = keepDatabase(settings, log, starter)
  // Beside it: a process loads its program as long as the database is prepared.
  const prepared = opening.then(() => untilBuilt(starter))
  const workers = await startWorkers({ count: settings.workers, log, prepared })
  const connection = await opening
  if (workers === null) {
    await connection.stop()
    // The one that could not start has said why.
    throw new ExpectedError('The processes could not be started.')
  }
  const metrics = await startSharedMetrics(settings, log)
  const { workers: count, databasePool, searchMemory } = settings
  return {
    greeting: `${workers.greeting}\n${count} processes, each with ${databasePool} connections for requests and at most ${searchMemory} MB for the listed vehicles.`,
    log,
    reload: workers.reload,
    stop: async () => {
      await metrics?.close()
      await workers.stop()
      await connection.stop()
    },
  }
}
