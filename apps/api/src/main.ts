import { inspect } from 'node:util'
import { environment } from './core/environment.ts'
import { closeWithGrace } from './core/process.ts'
import { redact } from './core/redact.ts'
import { ServerError, startServer } from './server.ts'
import { SettingsError, readSettings } from './core/settings.ts'
import { DatabaseUnreachableError } from './platform/db/connect.ts'

/** The process: settings, start, a clear sentence when that fails, an orderly end. */
try {
  const settings = readSettings(environment)
  const server = await startServer(settings)
  console.log(server.greeting)
  closeWithGrace(server.stop, server.log)
} catch (error) {
  const expected =
    error instanceof SettingsError ||
    error instanceof ServerError ||
    error instanceof DatabaseUnreachableError
  console.error(expected ? `\n${error.message}\n` : redact(inspect(error)))
  process.exit(1)
}
