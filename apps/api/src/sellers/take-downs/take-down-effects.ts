import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../core/context.ts'
import { moveOffer } from '../../conversations/offers/move-offer.ts'
import { lockOffer } from '../../conversations/offers/offers.store.ts'
import { insertThreadMessage } from '../../conversations/threads/thread-messages.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { deleteQuotedLines } from '../../pricing/cost-lines/quoted-lines.store.ts'
import { clearQuoteRequest } from '../../selling/basket/basket.store.ts'
import { insertCancellationRequest } from '../../selling/orders/cancellations.store.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { transitionOrder } from '../../selling/orders/transition-order.ts'
import type { TakeDown, TakeDownEffects } from '../../stock/moderation/take-down.ts'
import {
  listBuyers,
  listEmptyBaskets,
  listOpenThreads,
  listStandingOffers,
  lockAffected,
  removeFromBaskets,
} from './affected.store.ts'
import { causeLabel } from '../../stock/moderation/cause-label.ts'
import { type AffectedOrder, findAffectedOrders } from './find-affected.ts'
import { buyerMails } from './take-down-mails.ts'

/** Baskets lose it, offers for it end, orders are stopped where staff wish it, and every buyer concerned is told once. */
export const takeDownEffects: TakeDownEffects = {
  lock: lockAffected,
  apply: async (context, takeDown) => {
    const { db, settings } = context
    const { listing, actorId, orders: wish } = takeDown
    const orders = await findAffectedOrders(db, listing.id, { orders: wish, actorId })
    for (const affected of orders) await stopOrder(context, takeDown, affected)
    const offers = await endOffersFor(context, takeDown)
    const baskets = await emptyBaskets(context, takeDown)
    await writeToThreads(context, takeDown)
    const concerned = [...orders.map(({ order }) => order), ...offers, ...baskets]
    const ids = [...new Set(concerned.map(({ account_id }) => account_id))]
    for (const buyer of await listBuyers(db, ids)) {
      const has = {
        orders: orders.filter(({ order }) => order.account_id === buyer.id),
        hasOffer: offers.some(({ account_id }) => account_id === buyer.id),
        hasBasket: baskets.some(({ account_id }) => account_id === buyer.id),
      }
      for (const mail of buyerMails(buyer, takeDown, has, settings)) await enqueueMail(db, mail)
    }
  },
}

/** Nothing moves money: what was paid for is put before the people who send it back. */
async function stopOrder(
  context: Context,
  { cause, listing, actorId }: TakeDown,
  { order, effect }: AffectedOrder,
): Promise<void> {
  if (effect !== 'cancelled' && effect !== 'asked') return
  const { db, clock } = context
  const now = clock.now()
  const { t } = translatorOf(order.account_language)
  const reason = causeLabel(t, cause) ?? t('mails.takenDown.what', { title: listing.title })
  if (effect === 'asked') {
    const request = { orderId: order.id, reason: reason.slice(0, 500), askedBy: actorId, now }
    await insertCancellationRequest(db, request)
    return
  }
  const locked = await lockOrder(db, order.id)
  if (!locked) return
  const move = { status: 'Canceled', actorId, reason, now, isNotified: true } as const
  const result = await transitionOrder(context, locked, move)
  // What is reserved can always be given back.
  if (result !== 'moved') throw new Error(`order ${locked.number} was not cancelled`)
}

async function endOffersFor(context: Context, { listing, actorId }: TakeDown) {
  const { db, clock } = context
  const standing = await listStandingOffers(db, listing.id)
  for (const { id } of standing) {
    const offer = await lockOffer(db, id)
    if (!offer) continue
    // One that has run out is over already, whether or not the clock has said so.
    const step =
      offer.ends_at <= clock.now()
        ? ({ by: 'clock', move: 'end', actorId: null } as const)
        : ({ by: 'seller', move: 'take-down', actorId } as const)
    await moveOffer(context, offer, { ...step, isNotified: true })
  }
  return standing
}

async function emptyBaskets({ db, clock }: Context, { listing }: TakeDown) {
  const baskets = await removeFromBaskets(db, listing, clock.now())
  // Nothing is left to quote; a quote that stayed pending would refuse the next line that is added.
  const ids = baskets.map(({ id }) => id)
  for (const id of await listEmptyBaskets(db, ids)) {
    await clearQuoteRequest(db, id)
    await deleteQuotedLines(db, id)
  }
  return baskets
}

async function writeToThreads({ db, clock }: Context, { listing, cause, actorId }: TakeDown) {
  for (const { id, language } of await listOpenThreads(db, listing.id)) {
    await insertThreadMessage(db, {
      threadId: id,
      side: 'seller',
      authorId: actorId,
      text: causeLabel(translatorOf(language).t, cause) ?? '',
      event: 'listing-down',
      now: clock.now(),
    })
  }
}
