import { parseArgs } from 'node:util'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { connect } from '../src/platform/db/connect.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { type Removal, removeWorld } from '../seeds/remove-world.ts'

/** `pnpm demo remove`: removes the demo world, so that the database can serve a real shop. */
const usage = `pnpm demo remove

Takes the demo's people, listings, articles and discounts out of the database, after which NODE_ENV=production starts
on it. Records of orders, money and staff are only ever added to and stay. A database of its own is cleaner.`

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.join(' ') === 'remove') await remove()
  else {
    console.error(usage)
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error)
  process.exit(1)
}

async function remove() {
  const connection = await connect(readSettings(process.env))
  try {
    await migrate(connection.config)
    const db = openDatabase({ ...connection.config, max: 1 })
    const removal = await removeWorld(db, new Date())
    await db.destroy()
    console.log(removal ? summary(removal) : 'There is no demo world in this database.')
  } finally {
    await connection.stop()
  }
}

function summary({ listings, accounts, closedAccounts, orders, ledgerEntries }: Removal): string {
  const removed = `The demo world is gone: ${listings} listings and ${accounts} accounts were removed, and its articles, deals and discounts. What was ordered stays as a draft.`
  if (closedAccounts === 0) return removed
  return `${removed}
${closedAccounts} accounts are named by records that are only ever added to: ${orders} orders, ${ledgerEntries} entries of commission, the
audit. They stay, closed: without password, role or session. So do the rates of exchange, until newer ones are set.`
}
