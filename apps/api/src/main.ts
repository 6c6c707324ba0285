import cluster from 'node:cluster'
import { inspect } from 'node:util'
import { openCompileCache, writeCompileCache } from './core/compile-cache.ts'
import { environment } from './core/environment.ts'
import { ExpectedError } from './core/expected-error.ts'
import { closeOnMessage, closeWithGrace } from './core/process.ts'
import { redact } from './core/redact.ts'
import type { Settings } from './core/settings.ts'
import { readSettings } from './settings.ts'
import { openStarter } from './core/starter.ts'
import { refuseToStart, warningsOf, warnOfInventions } from './start-rules.ts'
import { whenTold, type WorkerNews } from './platform/processes/workers.ts'
import { compactHeap } from './platform/processes/compact-heap.ts'

/** The process: settings, start, a clear sentence when that fails, an orderly end. */
try {
  const settings = readSettings(environment)
  const unsafe = refuseToStart(settings)
  if (unsafe !== null) throw new ExpectedError(unsafe)
  const unkept = openCompileCache(settings.dataDir)
  if (unkept !== null) console.warn(unkept)
  const within = settings.drainSeconds + settings.stopSeconds
  // Loaded only now: what is wrong with the settings is said at once.
  if (cluster.isWorker) {
    const starting = startWorker(settings)
    closeOnMessage(starting, within)
    const { greeting, untilReady } = await starting
    const tell = (news: WorkerNews) => process.send?.(news)
    tell({ greeting })
    writeCompileCache()
    compactHeap()
    await untilReady()
    tell({ isReady: true })
  } else {
    const starter = openStarter()
    const server =
      settings.workers > 1
        ? await import('./primary.ts').then(({ startPrimary }) => startPrimary(settings, starter))
        : await import('./server.ts').then(({ startServer }) => startServer(settings, { starter }))
    console.log(server.greeting)
    for (const warning of [warnOfInventions(settings), ...warningsOf(settings)]) {
      if (warning !== null) console.warn(warning)
    }
    starter.tell('serving')
    writeCompileCache()
    compactHeap()
    closeWithGrace({ ...server, within: within + (settings.workers > 1 ? 5 : 0) })
  }
} catch (error) {
  console.error(error instanceof ExpectedError ? `\n${error.message}\n` : redact(inspect(error)))
  process.exit(1)
}

/** The program is loaded while another process prepares the database, which touches nothing. */
async function startWorker(settings: Settings) {
  const [{ startServer }, beginning] = await Promise.all([import('./server.ts'), whenTold()])
  return startServer(settings, { beginning })
}
