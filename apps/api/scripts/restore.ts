import { parseArgs } from 'node:util'
import { environment } from '../src/core/environment.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { compareLedgers } from '../src/overview/reconciliation/ledgers.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'

/** `pnpm restore FOLDER [--replace]`: restores a backup for a shop to run on. */
const usage = `pnpm restore FOLDER [--replace]

Restores a backup into the database of DATABASE_URL, which must be empty, or else into the embedded one of DATA_DIR, from
whichever kind it was taken. With --replace the shop that DATA_DIR holds is moved aside. Afterwards the rows of every table
are counted, and the sums of the ledgers are compared with the backup's.`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [from, ...rest] = positionals
  if (from === undefined || rest.length > 0) throw new ExpectedError(usage)
  const settings = readSettings(environment)
  const media = openStorage(settings.mediaUrl, settings)
  const began = performance.now()
  const { manifest, leftOut } = await restoreBackup({
    ...values,
    from,
    settings,
    media,
    compareBooks: compareLedgers,
  })
  const where = settings.databaseUrl === undefined ? settings.dataDir : 'the database'
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    `The shop of ${manifest.finished} is in ${where}, and its ledgers match; ${seconds} s`,
  )
  if (leftOut.length > 0)
    console.warn(`Not restored, because the shop has no such table: ${leftOut.join(', ')}`)
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error)
  process.exit(1)
}
