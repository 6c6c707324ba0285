import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { listSellersOf, withComparedListings } from './facts.store.ts'
import { findBy } from './find.ts'
import { endMissing, saveFindings } from './findings.store.ts'
import { listRules, takeChanges } from './rules.store.ts'
import { sellerKey } from './rules.ts'

/** A round takes well under a second. */
const batch = 200

/** Looks by every rule at the listings that were published or changed. Returns how many they were. */
export async function checkChanged({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const changed = await takeChanges(tx, batch)
    if (changed.length > 0) await check(tx, changed, clock.now())
    return changed.length
  })
}

async function check(db: Database, changed: readonly number[], now: Date): Promise<void> {
  const ids = await withComparedListings(db, changed)
  const sellers = (await listSellersOf(db, ids)).map(sellerKey)
  for (const rule of await listRules(db)) {
    const found = rule.is_on ? await findBy(db, { ...rule, now }, ids) : []
    const scope = rule.code === 'flood' ? sellers : ids.map(String)
    await saveFindings(db, rule.code, found, now)
    await endMissing(db, { rule: rule.code, scope, found, now })
  }
}
