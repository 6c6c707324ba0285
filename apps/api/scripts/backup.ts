import { environment } from '../src/core/environment.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { checkpointLedgers } from '../src/overview/reconciliation/ledgers.ts'
import { takeBackup } from '../src/platform/backup/take-backup.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'

/** `pnpm backup FOLDER`: copies the shop while it runs. */
const usage = `pnpm backup FOLDER

Copies the database (the embedded one or that of DATABASE_URL), pictures, documents and the keys of DATA_DIR into a new
folder. The keys open everything: protect the folder as you protect the shop.`

try {
  const [to, ...rest] = process.argv.slice(2)
  if (to === undefined || rest.length > 0) throw new ExpectedError(usage)
  const settings = readSettings(environment)
  const media = openStorage(settings.mediaUrl, settings)
  const began = performance.now()
  const { pictures, books, database } = await takeBackup({
    settings,
    media,
    to,
    readBooks: checkpointLedgers,
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${to}: ${rows} rows, ${pictures} pictures and documents; ${seconds} s`)
  for (const { ledger, entries, sum } of books)
    console.log(`  ${ledger}: ${entries} entries, ${sum}`)
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error)
  process.exit(1)
}
