import { setTimeout as wait } from 'node:timers/promises'
import { report } from '../bench/percentile.ts'
import type { FloodTarget } from './floods/flood.ts'
import { floods } from './floods/index.ts'
import type { Shop } from './shop.ts'
import { startVisit } from './visitor.ts'

/** How long a visitor is timed in peace, in milliseconds. */
const peace = 3000

/** One flood after the other, and what a visitor of the same shop feels of each. */
export async function runFloods(shop: Shop, listings: number, target: FloodTarget) {
  for (const { name, run } of floods) {
    const before = startVisit(shop.origin, listings)
    await wait(peace)
    const { p50_ms: beforeMs } = await before.end()
    await shop.longestPause()
    const during = startVisit(shop.origin, listings)
    await run(target)
    const { p50_ms: duringMs } = await during.end()
    report({
      flood: name,
      visitor_p50_ms: { before: beforeMs, during: duringMs },
      times_slower: Math.round((10 * duringMs) / beforeMs) / 10,
      longest_pause_ms: await shop.longestPause(),
    })
  }
}
