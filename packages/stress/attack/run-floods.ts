import { setTimeout as wait } from 'node:timers/promises'
import { report } from '../report.ts'
import type { Flood, FloodTarget } from './floods/flood.ts'
import { floods } from './floods/index.ts'
import type { Shop } from './shop.ts'
import { startVisit } from './visitor.ts'

/** How long a visitor is timed without a flood, in milliseconds. */
const baselineMs = 3000

/** Runs one flood after the other, or the named one, and measures how each slows a visitor down. */
export async function runFloods(shop: Shop, target: FloodTarget, name?: string) {
  for (const flood of floods.filter((flood) => name === undefined || flood.name === name)) {
    await flood.prepare?.(target)
    // Warms up: the first visit runs code that is not compiled yet.
    await timeVisits(shop, () => wait(baselineMs / 3))
    report(await measureFlood(flood, shop, target))
  }
}

async function measureFlood({ name, run }: Flood, shop: Shop, target: FloodTarget) {
  const before = await timeVisits(shop, () => wait(baselineMs))
  await shop.longestPause()
  const memory = shop.memory()
  let peakMemory = memory
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, shop.memory())
  }, 200)
  const during = await timeVisits(shop, () => run(target))
  clearInterval(watch)
  const slower = (kind: 'page' | 'search') => Math.round((10 * during[kind]) / before[kind]) / 10
  return {
    flood: name,
    page_p50_ms: { before: before.page, during: during.page, times: slower('page') },
    search_p50_ms: { before: before.search, during: during.search, times: slower('search') },
    longest_pause_ms: await shop.longestPause(),
    memory_mb: { before: memory, peak: peakMemory },
  }
}

/** The median times of visits that last until `during` has ended. */
async function timeVisits({ origin }: Shop, during: () => Promise<void>) {
  const page = await startVisit(origin, 'page')
  const search = await startVisit(origin, 'search')
  await during()
  return { page: await page.end(), search: await search.end() }
}
