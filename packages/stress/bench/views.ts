import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { type Database, openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { percentile } from '@bandari/api/test/helpers/percentile.ts'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { report } from '../report.ts'
import { type MeasuredProcess, startProcess } from './process.ts'

/**
 * `node bench/views.ts [--views 116] [--seconds 30] [--pairs 6]`: what counting looks at listings costs the shop. 1,000,000 a
 * day are 11.6 a second; 116 are ten times as many, a day's peak. Requests come at their times whatever the answers take,
 * each from another person: for 25 vehicles opened one search, which shows 25. One shop is asked in turns while it counts
 * and while it does not, so that whatever else the machine does meets both.
 */
const { values } = parseArgs({
  options: {
    views: { type: 'string', default: '116' },
    seconds: { type: 'string', default: '30' },
    pairs: { type: 'string', default: '6' },
    listings: { type: 'string', default: '20000' },
    port: { type: 'string', default: '8331' },
  },
})
const [views, seconds, pairs, listings, port] = [
  values.views,
  values.seconds,
  values.pairs,
  values.listings,
  values.port,
].map(Number) as [number, number, number, number, number]

/** Vehicles opened for one search, whose answer shows as many. */
const openedForSearch = 25

const agent = new Agent({ keepAlive: true })
let people = 0

type Mode = 'counting' | 'not counting'

interface Shop {
  origin: string
  process: MeasuredProcess
}

const dataDir = join(process.env['DATA_DIR'] ?? '.data', `bench-${listings}`)
const connection = await connect({ databaseUrl: undefined, dataDir })
await migrate(connection.config)
await seedWorld(connection.config, { listings })
const db = openDatabase(connection.config)
const shop = await open()
await measure(db)
await shop.process.stop()
await db.destroy()
await connection.stop()

async function open(): Promise<Shop> {
  const env = { DATA_DIR: dataDir, PORT: String(port), TRUST_PROXY: '1' }
  const origin = `http://localhost:${port}`
  return { origin, process: await startProcess('./serve.ts', [], env) }
}

/** It is a setting of the shop, which the running process hears of. */
async function turnTo(database: Database, mode: Mode) {
  await sql`
    insert into shop_settings (name, value, revision, changed_at)
    select 'count_views', to_jsonb(${mode === 'counting'}::boolean), coalesce(max(revision), 0) + 1, now() from shop_settings
    on conflict (name) do update set value = excluded.value, revision = excluded.revision`.execute(
    database,
  )
  await sleep(2_000)
}

async function measure(database: Database) {
  // It knows its plans and has its code compiled.
  await ask(shop, 20)
  const ratios: number[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    // Neither is always the first.
    const order: readonly Mode[] =
      pair % 2 === 0 ? ['not counting', 'counting'] : ['counting', 'not counting']
    const p95 = new Map<Mode, number>()
    for (const mode of order) {
      await turnTo(database, mode)
      const before = await countedViews(database)
      const found = await ask(shop, seconds)
      // Until the last notes are written.
      await sleep(11_000)
      const counted = (await countedViews(database)) - before
      p95.set(mode, found.p95_ms)
      report({ figure: 'views', shop: mode, pair, ...found, counted })
    }
    ratios.push((p95.get('counting') ?? 0) / (p95.get('not counting') ?? 1))
  }
  report({
    figure: 'p95 with counting beside p95 without',
    views_per_second: views,
    pairs,
    median: percentile(ratios, 0.5),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  })
}

async function countedViews(database: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(shown + opened), 0)::integer as n from view_days`.execute(database)
  return rows[0]?.n ?? 0
}

/** Requests in their seconds, evenly spread; times are from when a request was due. */
async function ask(shop: Shop, forSeconds: number) {
  // Each search has as many views as its share of opened vehicles.
  const perSecond = (views / (2 * openedForSearch)) * (openedForSearch + 1)
  const amount = Math.round(perSecond * forSeconds)
  const start = performance.now()
  const busy = shop.process.cpu()
  const times: number[] = []
  let errors = 0
  await Promise.all(
    Array.from({ length: amount }, async (_, index) => {
      const due = start + (index / perSecond) * 1000
      await sleep(Math.max(0, due - performance.now()))
      const status = await get(shop, pathAt(index))
      times.push(performance.now() - due)
      if (status !== 200) errors += 1
    }),
  )
  return {
    requests: amount,
    errors,
    p50_ms: percentile(times, 0.5),
    p95_ms: percentile(times, 0.95),
    p99_ms: percentile(times, 0.99),
    cpu_ms: Math.round(((shop.process.cpu() - busy) / amount) * 100) / 100,
  }
}

/** Other searches each time, so that no cache answers. */
function pathAt(index: number): string {
  if (index % (openedForSearch + 1) === 0)
    return `/api/vehicles/?page=1&ordering=price&price__range=${1000 + people}__90000`
  return `/api/one-search/${1 + ((people * 7919) % listings)}`
}

function get({ origin }: Shop, path: string): Promise<number> {
  people += 1
  const headers = {
    'x-forwarded-for': `41.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    'user-agent':
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request(origin + path, { agent, headers }, (answer) => {
    answer.on('error', reject)
    answer.on('end', () => resolve(answer.statusCode ?? 0))
    answer.resume()
  })
    .on('error', reject)
    .end()
  return promise
}
