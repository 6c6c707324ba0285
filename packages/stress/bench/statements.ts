import { join } from 'node:path'
import { sql } from 'kysely'
import { systemClock } from '@bandari/api/src/core/clock.ts'
import { openLog } from '@bandari/api/src/core/log.ts'
import { readSettings } from '@bandari/api/src/settings.ts'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { loadFirstAccount } from '@bandari/api/src/money/bank-wire/load-first-account.ts'
import { bookSureEntries } from '@bandari/api/src/money/statements/book-sure-entries.ts'
import { countQueues } from '@bandari/api/src/money/statements/entries.store.ts'
import type { BankEntry } from '@bandari/api/src/money/statements/formats/bank-file.ts'
import { importStatement } from '@bandari/api/src/money/statements/import-statement.ts'
import { matchDueEntries } from '@bandari/api/src/money/statements/match-due-entries.ts'
import { supporterProgramme as programme } from '@bandari/api/src/supporters/programme.ts'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { report } from '../report.ts'

/**
 * `node bench/statements.ts`: matches a bank statement of 1,000 movements with 100,000 orders, in a database of its own. Two in
 * three movements name their order; the others match by amount and name, or not at all. Times storing, matching and booking
 * separately.
 */
const movements = 1000
const orders = 100_000

const dataDir = join(process.env['DATA_DIR'] ?? '.data', 'bench-statements')
const settings = readSettings({})
const connection = await connect({ databaseUrl: undefined, dataDir })
await migrate(connection.config)
const db = openDatabase(connection.config)
await loadFirstAccount(db, { firstAccount: settings.firstAccount, now: systemClock.now() })
await seedWorld(connection.config, { listings: 2000, history: { orders, settings } })
await timeStatement()
await db.destroy()
await connection.stop()

async function timeStatement(): Promise<void> {
  const nudgeOutbox = () => undefined
  const context = {
    db,
    clock: systemClock,
    settings,
    programme,
    nudgeOutbox,
    log: openLog('error'),
  }
  const entries = (await pickOrders()).map(entryOf)
  const { rows } = await sql<{ id: number; n: number; open: number }>`
    select (select id from accounts where email = 'finance@example.com') as id, count(*)::integer as n,
      count(*) filter (where status = 'Pending')::integer as open from orders`.execute(db)
  const [setup = { id: 1, n: 0, open: 0 }] = rows
  const file = { format: 'mt940' as const, statements: [], entries }
  const statement = { file, fileName: 'bench.sta', actorId: setup.id }
  const started = performance.now()
  await db.transaction().execute((tx) => importStatement({ ...context, db: tx }, statement))
  const imported = performance.now()
  await matchDueEntries(context)
  const matched = performance.now()
  const booked = await bookSureEntries(context)
  const done = performance.now()
  await countQueues(db)
  report({
    figure: 'bank statement',
    movements,
    orders: setup.n,
    open: setup.open,
    importSeconds: seconds(imported - started),
    matchingSeconds: seconds(matched - imported),
    booked,
    bookingSeconds: seconds(done - matched),
    queuesMs: Math.round(performance.now() - done),
  })
}

function seconds(ms: number): number {
  return Math.round(ms / 10) / 100
}

interface PayableOrder {
  reference: string
  due: number
  name: string
}

async function pickOrders(): Promise<PayableOrder[]> {
  const { rows } = await sql<PayableOrder>`
    select payment_reference as reference, total as due, first_name || ' ' || last_name as name
    from orders join accounts on accounts.id = account_id
    order by (status = 'Pending') desc, md5(number) limit ${movements}`.execute(db)
  return rows
}

function entryOf({ reference, due, name }: PayableOrder, index: number): BankEntry {
  const isNamed = index % 3 !== 0
  return {
    account: '0100 4471 2208',
    bookedOn: new Date().toISOString().slice(0, 10),
    amount: due,
    currency: 'USD',
    charges: 0,
    reference: `BENCH${Date.now()}${index}`,
    party: index % 2 === 0 ? name : 'UNKNOWN',
    text: isNamed ? `INV ${reference}` : `payment ${index} for a car`,
  }
}
