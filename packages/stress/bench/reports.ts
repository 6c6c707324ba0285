import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { type Database, openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { countChanges } from '@bandari/api/src/reports/count-changes.ts'
import { readSettings } from '@bandari/api/src/settings.ts'
import { callerOf, timeEach } from '@bandari/api/test/helpers/calls.ts'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { report } from '../report.ts'

/**
 * `node bench/reports.ts [--listings 20000] [--orders 100000]`: the three reports by each group, of a month and of a year,
 * one call at a time, after every order was counted.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '100000' },
  },
})
const listings = Number(values.listings)
const orders = Number(values.orders)

const dataDir = join(process.env['DATA_DIR'] ?? '.data', `bench-reports-${orders}`)
const connection = await connect({ databaseUrl: undefined, dataDir })
await migrate(connection.config)
await seedWorld(connection.config, { listings, history: { orders, settings: readSettings({}) } })
const db = openDatabase(connection.config)
await follow(db)
const started = performance.now()
const counted = await countChanges({ db })
report({ figure: 'orders counted', counted, ms: Math.round(performance.now() - started) })
await sql`vacuum analyze`.execute(db)
await timeReports(db)
await db.destroy()
await connection.stop()

/** Steps after the payment, which the demo world's history has few of. */
async function follow(db: Database) {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from order_steps`.execute(
    db,
  )
  if ((rows[0]?.n ?? 0) >= orders) return
  await sql`
    insert into order_steps (order_id, step, done_on, is_failed, actor_id, at)
    select orders.id, step, (date_placed + make_interval(days => (nth * 6 + orders.id % 9)::integer))::date, false,
      (select id from accounts where staff_role = 'admin' limit 1), now()
    from orders cross join unnest(array['inspected', 'booked', 'documents', 'arrived', 'delivered']) with ordinality as s (step, nth)
    where status in ('Authorized', 'Shipped')`.execute(db)
}

async function timeReports(db: Database) {
  const groups = ['month', 'country', 'make', 'seller', 'supporter', 'source'] as const
  const periods = ['last-month', 'last-12-months'] as const
  for (const name of ['getTurnoverReport', 'getFreightReport', 'getStepReport'] as const) {
    const ask = callerOf(db, name)
    for (const period of periods) {
      const queries = Array.from({ length: 10 }, () => groups.map((by) => ({ by, period }))).flat()
      report({ figure: name, period, orders, ...(await timeEach(queries, ask)) })
    }
  }
}
