import { openYielder } from '../../../core/yield-to-event-loop.ts'
import type { Context } from '../../../core/context.ts'
import { readImportRules } from '../../../landed/rules.store.ts'
import { shipmentDays } from '../open-orders.ts'
import { listOpenLandedPrices } from './order-landed.store.ts'
import { notifyWorse, worseVerdict } from './worse-verdict.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

const day = 24 * 3600 * 1000

/**
 * Checks whether the vehicles of open orders may still enter as told; mails whom it concerns once. Returns how many.
 */
export async function recheckImports(dependencies: Dependencies): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  const shippedSince = new Date(clock.now().getTime() - shipmentDays * day)
  const yieldToEventLoop = openYielder()
  let notified = 0
  const byCountry = Map.groupBy(
    await listOpenLandedPrices(db, shippedSince),
    ({ asked }) => asked.country,
  )
  for (const [country, open] of byCountry) {
    const rules = await readImportRules(db, country)
    if (!rules) continue
    for (const one of open) {
      const verdict = await worseVerdict(db, rules, one)
      const notify = async () =>
        verdict !== null &&
        (await db
          .transaction()
          .execute((tx) => notifyWorse({ ...dependencies, db: tx }, one, verdict)))
      if (await notify()) notified += 1
      await yieldToEventLoop()
    }
  }
  if (notified > 0) nudgeOutbox()
  return notified
}
