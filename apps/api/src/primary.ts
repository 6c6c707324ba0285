import { ExpectedError } from './core/expected-error.ts'
import type { Settings } from './core/settings.ts'
import { noStarter, type Starter } from './core/starter.ts'
import { openServerLog, prepareDatabase, type Server, untilBuilt } from './server.ts'
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
  const connection = await prepareDatabase(settings, log, starter)
  await untilBuilt(starter)
  const workers = await startWorkers({ count: settings.workers, log })
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
    stop: async () => {
      await metrics?.close()
      await workers.stop()
      await connection.stop()
    },
  }
}
