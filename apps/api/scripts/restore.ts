import { parseArgs } from 'node:util'
import { environment } from '../src/core/environment.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { compareLedgers } from '../src/overview/reconciliation/ledgers.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'

/** `pnpm restore FOLDER [--replace]`: puts a backup into DATA_DIR. */
const usage = `pnpm restore FOLDER [--replace]

Puts a backup into DATA_DIR, which must not hold a shop; with --replace the database that is there is set aside, beside
the new one. Then PostgreSQL replays its log, and the sums of the ledgers are compared with the backup's.`

try {
  const settings = readSettings(environment)
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [from, ...rest] = positionals
  if (from === undefined || rest.length > 0 || settings.databaseUrl !== undefined)
    throw new ExpectedError(usage)
  const media = openStorage(settings.mediaUrl, settings)
  const { finished } = await restoreBackup({
    ...values,
    from,
    dataDir: settings.dataDir,
    media,
    compareBooks: compareLedgers,
  })
  console.log(`The shop of ${finished} is in ${settings.dataDir}, and its books are the same.`)
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error)
  process.exit(1)
}
