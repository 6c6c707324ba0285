import type { Context } from '../../core/context.ts'
import { moveOffer } from './move-offer.ts'
import { isDueToDecline, listExpired, lockOffer } from './offers.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox'>

/**
 * Ends offers that have run out, which releases what they reserve, and declines those below a floor. Each runs in its
 * own transaction and only while locked, so that a second run, also in another process, finds nothing left to do.
 */
export async function endOffers(dependencies: Dependencies): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  const failures: unknown[] = []
  let ended = 0
  for (const id of await listExpired(db, clock.now())) {
    try {
      if (await end(dependencies, id)) ended += 1
    } catch (error) {
      // An offer that cannot be ended must not hold up the others.
      failures.push(error)
    }
  }
  if (ended > 0) nudgeOutbox()
  if (failures.length > 0) throw new AggregateError(failures, 'Some offers could not be ended')
  return ended
}

async function end({ db, ...dependencies }: Dependencies, id: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const offer = await lockOffer(tx, id)
    if (!offer) return false
    // The buyer sees the seller decline: another name for it would reveal the floor.
    const isBelow = await isDueToDecline(tx, id, dependencies.clock.now())
    const move = isBelow
      ? ({ by: 'seller', move: 'decline' } as const)
      : ({ by: 'clock', move: 'end' } as const)
    const { refusal } = await moveOffer({ ...dependencies, db: tx }, offer, {
      ...move,
      actorId: null,
    })
    return refusal === null
  })
}
