import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoPassword, people } from '@bandari/api/seeds/people.data.ts'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { percentile } from '@bandari/api/test/helpers/percentile.ts'
import { report } from '../report.ts'
import { startProcess } from './process.ts'

/**
 * `node bench/sign-ins.ts [--parallel 150] [--seconds 15]`: how long one visitor waits for a product without other load, and
 * while that many people sign in repeatedly. Goal: at most twice as long.
 */
const { values } = parseArgs({
  options: {
    parallel: { type: 'string', default: '150' },
    seconds: { type: 'string', default: '15' },
  },
})
const [parallel, seconds] = [Number(values.parallel), Number(values.seconds)]
const listings = 2000
const port = '8331'
const api = `http://localhost:${port}/api`

const dataDir = join(process.env['DATA_DIR'] ?? '.data', `bench-${listings}`)
const connection = await connect({ databaseUrl: undefined, dataDir })
await migrate(connection.config)
await seedWorld(connection.config, { listings })
const shop = await startProcess('./serve.ts', [], {
  DATA_DIR: dataDir,
  PORT: port,
  LISTINGS: String(listings),
})
await visit(2)
const unloaded = await visit(seconds)

const statuses = new Map<number, number>()
const deadline = performance.now() + seconds * 1000
const [loaded] = await Promise.all([
  visit(seconds),
  ...Array.from({ length: parallel }, signInRepeatedly),
])

report({ figure: 'a product without other load', ...unloaded })
report({ figure: `a product while ${parallel} people sign in`, ...loaded })
report({
  figure: 'sign-ins',
  per_second: Math.round(((statuses.get(200) ?? 0) / seconds) * 10) / 10,
  statuses: Object.fromEntries(statuses),
})
report({ figure: 'times as long', p50: Math.round((loaded.p50_ms / unloaded.p50_ms) * 100) / 100 })
await shop.stop()
await connection.stop()

/** One visitor reads a different product each time, so that no cached answer helps. */
async function visit(duration: number) {
  const samples: number[] = []
  const end = performance.now() + duration * 1000
  for (let id = 1; performance.now() < end; id = ((id + 7919) % listings) + 1) {
    const started = performance.now()
    const answer = await fetch(`${api}/products/${id}/`)
    await answer.arrayBuffer()
    samples.push(performance.now() - started)
    await sleep(10)
  }
  return { p50_ms: percentile(samples, 0.5), p95_ms: percentile(samples, 0.95), n: samples.length }
}

async function signInRepeatedly() {
  while (performance.now() < deadline) {
    const answer = await fetch(`${api}/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: people.buyer.email, password: demoPassword }),
    })
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status !== 200) await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000)
  }
}
