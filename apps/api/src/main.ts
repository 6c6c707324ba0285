import { inspect } from 'node:util'
import { environment } from './core/environment.ts'
import { ExpectedError } from './core/expected-error.ts'
import { closeWithGrace } from './core/process.ts'
import { redact } from './core/redact.ts'
import { readSettings } from './core/settings.ts'
import { refuseToStart, warnOfInventions, warnOfUnsigned } from './core/start-rules.ts'

/** The process: settings, start, a clear sentence when that fails, an orderly end. */
try {
  const settings = readSettings(environment)
  const unsafe = refuseToStart(settings)
  if (unsafe !== null) throw new ExpectedError(unsafe)
  // Loaded only now: what is wrong with the settings is said at once.
  const { startServer } = await import('./server.ts')
  const server = await startServer(settings)
  console.log(server.greeting)
  for (const warning of [warnOfInventions(environment), warnOfUnsigned(settings)]) {
    if (warning !== null) console.warn(warning)
  }
  const within = settings.drainSeconds + settings.stopSeconds
  closeWithGrace({ ...server, within })
} catch (error) {
  console.error(error instanceof ExpectedError ? `\n${error.message}\n` : redact(inspect(error)))
  process.exit(1)
}
