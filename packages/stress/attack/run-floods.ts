import { setTimeout as wait } from 'node:timers/promises'
import { report } from '../report.ts'
import type { Flood, FloodTarget } from './floods/flood.ts'
import { floods } from './floods/index.ts'
import type { Shop } from './shop.ts'
import { startVisit } from './visitor.ts'

/** How long a visitor is timed in peace, in milliseconds. */
const peace = 3000

/** One flood after the other, or the one of that name, and what a visitor of the same shop feels of each. */
export async function runFloods(shop: Shop, target: FloodTarget, only?: string) {
  for (const flood of floods.filter(({ name }) => only === undefined || name === only)) {
    await flood.prepare?.(target)
    // The first visit of all finds code that has not run yet.
    await timed(shop, () => wait(peace / 3))
    report(await feltOf(flood, shop, target))
  }
}

async function feltOf({ name, run }: Flood, shop: Shop, target: FloodTarget) {
  const before = await timed(shop, () => wait(peace))
  await shop.longestPause()
  const memory = shop.memory()
  let most = memory
  const watch = setInterval(() => {
    most = Math.max(most, shop.memory())
  }, 200)
  const during = await timed(shop, () => run(target))
  clearInterval(watch)
  const slower = (kind: 'page' | 'search') => Math.round((10 * during[kind]) / before[kind]) / 10
  return {
    flood: name,
    page_p50_ms: { before: before.page, during: during.page, times: slower('page') },
    search_p50_ms: { before: before.search, during: during.search, times: slower('search') },
    longest_pause_ms: await shop.longestPause(),
    memory_mb: { before: memory, most },
  }
}

/** The medians of visits that go on until `meanwhile` is over. */
async function timed({ origin }: Shop, meanwhile: () => Promise<void>) {
  const page = await startVisit(origin, 'page')
  const search = await startVisit(origin, 'search')
  await meanwhile()
  return { page: await page.end(), search: await search.end() }
}
