import { environment } from '../src/core/environment.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { markLedgers } from '../src/overview/reconciliation/ledgers.ts'
import { takeBackup } from '../src/platform/backup/take-backup.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'

/** `pnpm backup FOLDER`: a copy of the shop in DATA_DIR, taken while it goes on. */
const usage = `pnpm backup FOLDER

Copies the embedded database, pictures, papers and keys of DATA_DIR into a new folder. The keys open everything: keep the
folder as closed as the shop. A shop with DATABASE_URL is backed up by its database's own means (docs/operating.md).`

try {
  const [to, ...rest] = process.argv.slice(2)
  const settings = readSettings(environment)
  if (to === undefined || rest.length > 0 || settings.databaseUrl !== undefined)
    throw new ExpectedError(usage)
  const media = openStorage(settings.mediaUrl, settings)
  const began = performance.now()
  const { pictures, books } = await takeBackup({ ...settings, media, to, readBooks: markLedgers })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${to}: ${pictures} pictures and papers; ${seconds} s`)
  for (const { ledger, entries, sum } of books)
    console.log(`  ${ledger}: ${entries} entries, ${sum}`)
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error)
  process.exit(1)
}
