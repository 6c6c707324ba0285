import { randomInt } from 'node:crypto'
import type { Context } from '../../core/context.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { announce } from '../../platform/announcements/announce.store.ts'
import type { OfferSide, OfferState } from './tables.ts'
import { applyStockEffect, reserveStock } from '../../selling/orders/stock.store.ts'
import { findFloor } from './floors.store.ts'
import { declinesAt } from './offer-limits.ts'
import { mailOfferChange, type MailedState } from './offer-mails.ts'
import { afterMove, endOf, type OfferMove } from './offer-moves.ts'
import { recipientsOf } from './offer-recipients.ts'
import {
  findOffer,
  insertOfferEvent,
  isReserved,
  type OfferRow,
  updateOffer,
} from './offers.store.ts'

export type OfferContext = Pick<Context, 'db' | 'clock' | 'settings'>

interface Move {
  by: OfferSide
  move: OfferMove
  /** The counter-offer, in minor units. */
  amount?: number
  /** Null for an automatic move. */
  actorId: number | null
  /** The caller mails the buyer itself. */
  isNotified?: boolean
}

/** Moves an offer that the caller has locked, with its stock, event and mails; the refusal says why it cannot move. */
export async function moveOffer(
  context: OfferContext,
  offer: OfferRow,
  { by, move, amount = offer.amount, actorId, isNotified = false }: Move,
) {
  const { db, clock } = context
  const now = clock.now()
  const state = afterMove(offer, { by, move, now })
  if (state === null) return { refusal: refuse(409, detail('offer_over')) } as const
  const hold = [{ productId: offer.product_id, quantity: 1 }]
  if (state === 'accepted') {
    // Reserving locks the product: of two answers at once, the second sees the first.
    const shortages = await reserveStock(db, hold)
    if (shortages.length > 0 || (await isReserved(db, offer.product_id)))
      return { refusal: refuse(409, detail('offer_vehicle_gone')) } as const
  }
  if (offer.state === 'accepted') await applyStockEffect(db, 'release', hold)
  const declines = state === 'open' ? await autoDeclineAt(context, offer.product_id, amount) : null
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
  if (isNotified) return { offer: moved, refusal: null } as const
  await notify(context, moved, { from: offer.state, by, isHidden: declines !== null })
  return { offer: moved, refusal: null } as const
}

/** When an offer of this amount is declined automatically; null if it is not below the floor. */
export async function autoDeclineAt(
  { db, clock }: OfferContext,
  productId: number,
  amount: number,
): Promise<Date | null> {
  const floor = await findFloor(db, productId)
  const steps = 1_000_000
  return floor !== null && amount < floor ? declinesAt(clock.now(), randomInt(steps) / steps) : null
}

export async function notify(
  context: OfferContext,
  offer: OfferRow,
  step: { from: OfferState | null; by: OfferSide; isHidden: boolean },
): Promise<void> {
  const { state } = offer
  const recipients = recipientsOf({ ...step, to: state })
  if (state === 'open' && recipients.includes('seller')) {
    const announcement = { types: ['offer.received'], subjectId: offer.id } as const
    await announce(context.db, { ...announcement, now: context.clock.now() })
  }
  for (const to of recipients) {
    await mailOfferChange(context, offer, { state: state as MailedState, to })
  }
}
