import { parseArgs } from 'node:util'
import { environment } from '../src/core/environment.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { compareLedgers } from '../src/overview/reconciliation/ledgers.ts'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'

/** `pnpm restore FOLDER [--replace]`: puts a backup where the shop is to run. */
const usage = `pnpm restore FOLDER [--replace]

Puts a backup into the database of DATABASE_URL, which must be empty, or else into the embedded one of DATA_DIR, wherever the
backup was taken. With --replace what DATA_DIR holds of a shop is set aside, beside the new one. Then the rows of every table
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
    `The shop of ${manifest.finished} is in ${where}, and its books are the same; ${seconds} s`,
  )
  if (leftOut.length > 0)
    console.warn(`No table of the shop, so only in the backup: ${leftOut.join(', ')}`)
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error)
  process.exit(1)
}
