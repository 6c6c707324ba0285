import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findDetailsOf } from './payout-details.store.ts'
import { paysFrom } from './cooling-off.ts'
import { openDetails } from './sealed-details.ts'

/** For finance; that somebody looked is in the audit (`x-personal`). */
export const readPayoutDetails: Handler<'readPayoutDetails'> = async (context, { path }) => {
  const { db, clock, settings } = context
  const now = clock.now()
  const { current } = await findDetailsOf(db, path.id, now)
  if (!current?.confirmed_at) return notFound
  return {
    status: 200,
    body: {
      ...openDetails(context, current),
      since: current.confirmed_at.toISOString(),
      pays_from: paysFrom(settings, current, now)?.toISOString() ?? null,
    },
  }
}
