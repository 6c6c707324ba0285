import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Account } from '@bandari/api/src/core/account.ts'
import type { Call } from '@bandari/api/src/core/contract.ts'
import { searchSupport } from '@bandari/api/src/finder/search-support.ts'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { type Database, openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { readSettings } from '@bandari/api/src/settings.ts'
import { contextOf, timeEach } from '@bandari/api/test/helpers/calls.ts'
import { mulberry, pick } from '@bandari/api/test/helpers/random.ts'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { report } from '../report.ts'

/**
 * `node bench/find.ts [--listings 1000000] [--orders 100000]`: an administrator, who may find everything, looks for what is
 * known of an order, a person or a listing, one search at a time.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '100000' },
  },
})
const listings = Number(values.listings)
const orders = Number(values.orders)

const dataDir = join(process.env['DATA_DIR'] ?? '.data', `bench-${listings}`)
const connection = await connect({ databaseUrl: undefined, dataDir })
await migrate(connection.config)
await seedWorld(connection.config, { listings, history: { orders, settings: readSettings({}) } })
const db = openDatabase(connection.config)
await ship(db)
await sql`analyze`.execute(db)
await timeFinding(db)
await db.destroy()
await connection.stop()

/**
 * Ships, containers and chassis numbers, which the demo world's history has none of. The texts are written once for all
 * orders, and their index is built afterwards, as a restored backup does it.
 */
async function ship(db: Database) {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from shipments`.execute(
    db,
  )
  if ((rows[0]?.n ?? 0) >= orders) return
  await sql`alter table shipments disable trigger shipments_search`.execute(db)
  await sql`alter table products disable trigger products_order_search`.execute(db)
  await sql`drop index order_search_text`.execute(db)
  await sql`
    insert into shipments (order_id, vessel, bill_of_lading, container, changed_at)
    select id, 'Morning ' || (array['Celine','Cara','Lynn','Post'])[1 + id % 4] || ' ' || id % 97,
      'EUKO' || lpad(id::text, 9, '0'), 'MSKU' || lpad(id::text, 7, '0'), now() from orders
    on conflict do nothing`.execute(db)
  await sql`update products set chassis_number = 'NZE141-' || lpad(id::text, 7, '0') where chassis_number is null
    and id in (select product_id from order_lines)`.execute(db)
  await sql`select index_orders(array(select id from orders))`.execute(db)
  await sql`create index order_search_text on order_search using gin (text gin_trgm_ops)
    with (gin_pending_list_limit = 256)`.execute(db)
  await sql`alter table shipments enable trigger shipments_search`.execute(db)
  await sql`alter table products enable trigger products_order_search`.execute(db)
}

interface Sample {
  number: string
  reference: string
  email: string
  name: string
  phone: string
  title: string
  total: number
  container: string
  chassis: string
  city: string
}

async function timeFinding(db: Database) {
  const { rows } = await sql<Sample>`
    select number, payment_reference as reference, orders.email, shipping_address ->> 'phone_number' as phone,
      (shipping_address ->> 'first_name') || ' ' || (shipping_address ->> 'last_name') as name, title, total,
      container, 'NZE141-' || lpad(product_id::text, 7, '0') as chassis, shipping_address ->> 'line4' as city
    from orders join order_lines on order_id = orders.id and position = 1 join shipments on shipments.order_id = orders.id
    where orders.id % greatest(1, (select count(*) / 500 from orders)) = 0 order by orders.id`.execute(
    db,
  )
  const random = mulberry(52)
  const kinds: Record<string, (order: Sample) => string> = {
    number: ({ number }) => number,
    reference: ({ reference }) => reference,
    'e-mail': ({ email }) => email,
    'half a name': ({ name }) => name.slice(0, 4),
    name: ({ name }) => name,
    phone: ({ phone }) => phone,
    amount: ({ total }) => (total / 100).toFixed(2),
    container: ({ container }) => container,
    'chassis without its dash': ({ chassis }) => chassis.replace('-', ''),
    city: ({ city }) => city,
    'a word of a title': ({ title }) => pick(title.split(' '), random),
    'a word as it is typed': ({ title }) => pick(title.split(' '), random).slice(0, 3),
    'a title': ({ title }) => title,
    'what there is not': () => `zq${Math.floor(random() * 1e6)}`,
  }
  const account = { staff_role: 'admin', country: 'ZM' } as Account
  const context = contextOf(db)
  const all: string[] = []
  const ask = async (q: string) => {
    const call = { query: { q }, account } as unknown as Call<'searchSupport'>
    await searchSupport(context, call)
  }
  for (const [kind, typed] of Object.entries(kinds)) {
    const texts = Array.from({ length: 240 }, () => typed(pick(rows, random))).filter(
      (text) => text.length > 1,
    )
    all.push(...texts)
    report({ figure: 'find', kind, listings, orders, ...(await timeEach(texts, ask)) })
  }
  const mixed = all.toSorted(() => random() - 0.5)
  report({
    figure: 'find',
    kind: 'all of these',
    listings,
    orders,
    ...(await timeEach(mixed, ask)),
  })
}
