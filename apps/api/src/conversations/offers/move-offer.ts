import { randomInt } from 'node:crypto'
import type { Context } from '../../core/context.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import type { OfferSide, OfferState } from './tables.ts'
import { applyStockEffect, reserveStock } from '../../selling/orders/stock.store.ts'
import { findFloor } from './floors.store.ts'
import { declinesAt } from './offer-limits.ts'
import { mailAbout, type TellingState } from './offer-mails.ts'
import { afterMove, endOf, type OfferMove } from './offer-moves.ts'
import { toldOf } from './offer-news.ts'
import { findOffer, insertOfferEvent, isHeld, type OfferRow, updateOffer } from './offers.store.ts'

export type OfferContext = Pick<Context, 'db' | 'clock' | 'settings'>

interface Move {
  by: OfferSide
  move: OfferMove
  /** Of a counter-offer, in minor units. */
  amount?: number
  /** Null for the shop itself. */
  actorId: number | null
}

/** Moves an offer, which the caller has locked, with all that belongs to it; the refusal says why it stays as it is. */
export async function moveOffer(
  context: OfferContext,
  offer: OfferRow,
  { by, move, amount = offer.amount, actorId }: Move,
) {
  const { db, clock } = context
  const now = clock.now()
  const state = afterMove(offer, { by, move, now })
  if (state === null) return { refusal: refuse(409, detail('offer_over')) } as const
  const hold = [{ productId: offer.product_id, quantity: 1 }]
  if (state === 'accepted') {
    // Reserving locks the product, so of two sellers' answers at once the second finds the first.
    const shortages = await reserveStock(db, hold)
    if (shortages.length > 0 || (await isHeld(db, offer.product_id)))
      return { refusal: refuse(409, detail('offer_vehicle_gone')) } as const
  }
  if (offer.state === 'accepted') await applyStockEffect(db, 'release', hold)
  const declines = state === 'open' ? await declinedLater(context, offer.product_id, amount) : null
  await updateOffer(db, {
    id: offer.id,
    state,
    amount,
    endsAt: endOf(state, now),
    declinesAt: declines,
    now,
  })
  await insertOfferEvent(db, { offerId: offer.id, state, amount, by, actorId, now })
  const moved = await findOffer(db, offer.id)
  if (!moved) throw new Error(`offer ${offer.id} is gone`)
  await tell(context, moved, { from: offer.state, by, isHidden: declines !== null })
  return { offer: moved, refusal: null } as const
}

/** When an offer of so much is declined for being below the floor; null where it is not. */
export async function declinedLater(
  { db, clock }: OfferContext,
  productId: number,
  amount: number,
): Promise<Date | null> {
  const floor = await findFloor(db, productId)
  const steps = 1_000_000
  return floor !== null && amount < floor ? declinesAt(clock.now(), randomInt(steps) / steps) : null
}

export async function tell(
  context: OfferContext,
  offer: OfferRow,
  step: { from: OfferState | null; by: OfferSide; isHidden: boolean },
): Promise<void> {
  const { state } = offer
  for (const to of toldOf({ ...step, to: state })) {
    await mailAbout(context, offer, { state: state as TellingState, to })
  }
}
