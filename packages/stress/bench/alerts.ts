import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { systemClock } from '@bandari/api/src/core/clock.ts'
import { openLog } from '@bandari/api/src/core/log.ts'
import { findPricer } from '@bandari/api/src/landed/destinations/find-pricer.ts'
import { openSecrets } from '@bandari/api/src/people/accounts/second-factor/secrets.ts'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { type Database, openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { sendAlerts } from '@bandari/api/src/saved/alerts/mails/send-alerts.ts'
import { matchListings } from '@bandari/api/src/saved/alerts/matching/match-listings.ts'
import { readSettings } from '@bandari/api/src/settings.ts'
import { noVehicles } from '@bandari/api/src/stock/catalogue/engine/follow.ts'
import { mulberry, type Random } from '@bandari/api/test/helpers/random.ts'
import { listRows, type Row } from '@bandari/api/test/helpers/vehicle-queries.ts'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { report } from '../report.ts'

/**
 * `node bench/alerts.ts [--searches 100000] [--listings 5000]`: measures what it costs to match a day's new listings with that
 * many saved searches, in one batch and in batches of ten. Then it kills the process in the middle of matching and of sending,
 * and exits with 1 unless every hit is mailed exactly once. `processorSeconds` counts this process alone; `seconds` is wall
 * time and includes the database.
 */
const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    listings: { type: 'string', default: '5000' },
    /** Set by the run for its child process, which does this one step and exits. */
    step: { type: 'string' },
    database: { type: 'string' },
  },
})
const searches = Number(values.searches)
const listings = Number(values.listings)
const searchesPerBuyer = 5

const dataDir = join(process.env['DATA_DIR'] ?? '.data', 'bench-alerts')
const settings = readSettings({ DATA_DIR: dataDir })

function contextOf(db: Database) {
  return {
    db,
    settings,
    clock: systemClock,
    log: openLog('error'),
    listedVehicles: noVehicles,
    findPricer,
    secrets: openSecrets(settings),
    nudgeOutbox: () => undefined,
  }
}

const steps = { match: matchListings, send: sendAlerts } as const

if (values.step === undefined) await measure()
else {
  const db = openDatabase(JSON.parse(values.database ?? '{}') as object)
  console.log('started')
  await steps[values.step as keyof typeof steps](contextOf(db))
  await db.destroy()
}

async function measure(): Promise<void> {
  const connection = await connect({ databaseUrl: undefined, dataDir })
  await migrate(connection.config)
  await seedWorld(connection.config, { listings: 4 * listings })
  const db = openDatabase(connection.config)
  await saveSearches(db)
  const chosen = await chooseListings(db)
  await timeMatching(db, chosen, chosen.length)
  const hits = await timeMatching(db, chosen, 10)
  await timeMails(db)
  await clearAlerts(db)
  await insertEvents(db, chosen)
  const kills = {
    matching: await killUntilDone(connection.config, 'match', () => countEvents(db)),
    sending: await killUntilDone(connection.config, 'send', () => makeSearchesDue(db)),
  }
  const found = await countHits(db)
  const { rows } = await sql<{ mails: number; subscribers: number; unsent: number }>`
    select (select count(*)::integer from outbox where alerts_of is not null) as mails,
      (select count(distinct account_id)::integer from saved_searches join saved_search_hits on search_id = id) as subscribers,
      (select count(*)::integer from saved_search_hits where told_at is null) as unsent`.execute(db)
  const [delivered = { mails: 0, subscribers: 0, unsent: 0 }] = rows
  report({
    figure: 'alerts, killed in the middle',
    kills,
    hits: found,
    expected: hits,
    ...delivered,
  })
  await db.destroy()
  await connection.stop()
  if (found !== hits || delivered.mails !== delivered.subscribers || delivered.unsent !== 0)
    process.exit(1)
}

/** As buyers search: most name a model and a price limit, some name a make, a few name neither. */
function queryOf(row: Row, random: Random): Record<string, string> {
  const share = random()
  const price = Math.ceil((row.price / 100) * (0.8 + 0.4 * random()))
  const year = (row.year ?? 2015) - Math.floor(3 * random())
  if (share < 0.7)
    return {
      class: row.class,
      make: row.make,
      model: row.model,
      ...(random() < 0.7 && { price__range: `0__${price}` }),
      ...(random() < 0.6 && { year__range: `${year}__` }),
      ...(random() < 0.2 && row.colour && { colour: row.colour.toLowerCase() }),
    }
  if (share < 0.85)
    return {
      class: row.class,
      make: row.make,
      price__range: `${Math.floor(price * 0.7)}__${price}`,
      year__range: `${year}__${year + 3}`,
    }
  if (share < 0.95)
    return {
      class: row.class,
      ...(row.body && { body: row.body.toLowerCase().replaceAll(' ', '-') }),
      ...(row.fuel && { fuel: row.fuel.toLowerCase() }),
      price__range: `${Math.floor(price * 0.9)}__${price}`,
      mileage__range: '__80000',
    }
  const [, word = 'hybrid'] = row.title.toLowerCase().match(/ ([a-z]{3,})/) ?? []
  return { search: word, price__range: `0__${Math.ceil(price * 0.7)}`, year__range: `${year}__` }
}

async function saveSearches(db: Database): Promise<void> {
  await sql`delete from saved_search_hits`.execute(db)
  await sql`delete from saved_searches`.execute(db)
  await sql`insert into accounts (email, first_name, last_name, is_active)
    select 'alerts-' || n || '@bench.example', 'Grace', 'Wanjiru', true
    from generate_series(1, ${Math.ceil(searches / searchesPerBuyer)}::integer) as n
    on conflict do nothing`.execute(db)
  const rows = await listRows(db)
  const random = mulberry(39)
  const queries = Array.from({ length: searches }, () => {
    const row = rows[Math.floor(random() * rows.length)]
    if (!row) throw new Error('No listings')
    return queryOf(row, random)
  })
  for (let from = 0; from < queries.length; from += 10_000)
    await sql`
      with people as (
        select id, row_number() over (order by id) - 1 as buyer_no from accounts where email like 'alerts-%@bench.example'
      )
      insert into saved_searches (account_id, name, query, often, created_at)
      select people.id, 'Search ' || n, query, case when n % 5 = 0 then 'at_once' else 'daily' end, now()
      from jsonb_array_elements(${JSON.stringify(queries.slice(from, from + 10_000))}::jsonb) with ordinality as searches (query, n)
      join people on people.buyer_no = (${from}::integer + n - 1) / ${searchesPerBuyer}::integer
      on conflict do nothing`.execute(db)
  await sql`analyze saved_searches`.execute(db)
}

async function chooseListings(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vehicle_search order by md5(id::text) limit ${listings}`.execute(db)
  return rows.map(({ id }) => id)
}

async function clearAlerts(db: Database): Promise<void> {
  await sql`truncate saved_search_hits, listing_events`.execute(db)
  await sql`delete from outbox where alerts_of is not null`.execute(db)
  await sql`update saved_searches set due_at = null, told_at = null where due_at is not null or told_at is not null`.execute(
    db,
  )
  await sql`vacuum analyze saved_searches`.execute(db)
}

async function insertEvents(db: Database, products: readonly number[]): Promise<void> {
  await sql`insert into listing_events (product_id, what)
    select id, 'listed' from unnest(${products}::bigint[]) as id`.execute(db)
}

async function countHits(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from saved_search_hits`.execute(db)
  return rows[0]?.n ?? 0
}

async function countEvents(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from listing_events`.execute(db)
  return rows[0]?.n ?? 0
}

/** Makes all waiting searches due, as the morning's job does. Returns how many subscribers have one. */
async function makeSearchesDue(db: Database): Promise<number> {
  await sql`update saved_searches set due_at = now() where due_at > now()`.execute(db)
  const { rows } = await sql<{ n: number }>`
    select count(distinct account_id)::integer as n from saved_searches where due_at is not null`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

async function timed(work: () => Promise<unknown>) {
  const cpu = process.cpuUsage()
  const started = performance.now()
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return {
    seconds: toTenths((performance.now() - started) / 1000),
    processorSeconds: toTenths((user + system) / 1e6),
  }
}

/** Matches the listings in batches of `batchSize`; the first batch reads the searches into memory. */
async function timeMatching(
  db: Database,
  products: readonly number[],
  batchSize: number,
): Promise<number> {
  await clearAlerts(db)
  const context = contextOf(db)
  const times = await timed(async () => {
    for (let from = 0; from < products.length; from += batchSize) {
      await insertEvents(db, products.slice(from, from + batchSize))
      await matchListings(context)
    }
  })
  const hits = await countHits(db)
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from saved_searches`.execute(db)
  report({
    figure: 'alerts, matching',
    searches: rows[0]?.n,
    listings: products.length,
    batchSize,
    hits,
    ...times,
    mb: Math.round(process.memoryUsage().rss / 1024 / 1024),
  })
  return hits
}

async function timeMails(db: Database): Promise<void> {
  const subscribers = await makeSearchesDue(db)
  const times = await timed(() => sendAlerts(contextOf(db)))
  report({ figure: 'alerts, mails written', subscribers, ...times })
}

/** Runs the step in a child process and kills it, a little later each time, until a run ends by itself. */
async function killUntilDone(
  database: object,
  step: keyof typeof steps,
  countRemaining: () => Promise<number>,
): Promise<{ kills: number; midway: number }> {
  const total = await countRemaining()
  for (let kills = 0, midway = 0; ; kills += 1) {
    const child = spawn(
      process.execPath,
      [fileURLToPath(import.meta.url), '--step', step, '--database', JSON.stringify(database)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    const timer = setTimeout(() => child.kill('SIGKILL'), 1500 + 700 * kills)
    const [code] = (await ended) as [number | null]
    clearTimeout(timer)
    if (code === 0) return { kills, midway }
    if (code !== null) throw new Error(`The step ${step} failed`)
    const remaining = await countRemaining()
    if (remaining > 0 && remaining < total) midway += 1
  }
}

function toTenths(number: number): number {
  return Math.round(number * 10) / 10
}
