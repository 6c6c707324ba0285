import type { Context } from '../../../core/context.ts'
import { toDecimal } from '../../../core/money.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { balanceOf, paymentStateOf } from '../../payments/balance.ts'
import { markApplied } from '../amendments.store.ts'
import { listSellersOf } from '../listing-ordered.store.ts'
import { getOrderRecord, type LockedOrder } from '../order.store.ts'
import { applyStockEffect, reserveStock, type Shortage } from '../stock.store.ts'
import { transitionOrder } from '../transition-order.ts'
import { amendmentMails, listingAmendedMail } from './amendment-mails.ts'
import type { Amendable } from './order-terms.ts'
import { addedCostLines, changesOf, costLinesOfTerms, type Terms, totalOfTerms } from './terms.ts'
import { currentInvoice, writeTerms } from './write-terms.store.ts'

interface Application {
  id: number
  amendable: Amendable
  after: Terms
  reason: string
  /** Whoever had the last word. */
  actorId: number
  /** The second person, where they had it. */
  decidedBy: number | null
  /** The buyer agreed to it rather than being told. */
  isAnswered: boolean
}

type Work = Pick<Context, 'db' | 'clock' | 'settings' | 'programme'>

/**
 * Makes a locked order what an amendment says: stock, lines, total, invoice, commission, and mails, in the caller's
 * transaction. No money moves: what is missing or too much follows from the new total. Returns what is short, and then
 * nothing was written.
 */
export async function applyAmendment(
  context: Work,
  locked: LockedOrder,
  application: Application,
): Promise<Shortage[]> {
  const { db, clock } = context
  const { id, amendable, after, actorId, decidedBy } = application
  const { order, terms: before, options } = amendable
  const shortages = await moveStock(db, amendable, after)
  if (shortages.length > 0) return shortages
  const now = clock.now()
  const invoiceBefore = await currentInvoice(db, order.id)
  const at = (optionId: number | null) => {
    const old = options.find((option) => option.id === optionId)
    const moved = options.find(
      (option) => option.port_slug === after.port?.slug && option.body_group === old?.body_group,
    )
    return moved ?? null
  }
  const code = options.find((option) => option.code === order.shipping_code)
  await writeTerms(db, {
    orderId: order.id,
    before,
    after,
    costLines: addedCostLines(
      costLinesOfTerms(before, order.currency),
      costLinesOfTerms(after, order.currency),
    ),
    shippingCode: code ? (at(code.id)?.code ?? null) : null,
    options: order.lines.map((line) => ({
      lineId: line.id,
      basketLineId: line.basket_line_id,
      optionId: at(line.shipping_option_id)?.id ?? null,
    })),
    now,
  })
  await markApplied(db, {
    id,
    wasPaid: order.status === 'Authorized',
    invoiceBefore,
    invoiceAfter: await currentInvoice(db, order.id),
    decidedBy,
    endedBy: actorId,
    now,
  })
  await follow(context, locked, application)
  return []
}

/** Pieces that are added are reserved, those that are taken out go back on sale. */
async function moveStock(
  db: Context['db'],
  { order, terms: before }: Amendable,
  after: Terms,
): Promise<Shortage[]> {
  const differences = order.lines.map((line) => {
    const quantityIn = ({ lines }: Terms) => lines.find(({ id }) => id === line.id)?.quantity ?? 0
    return { productId: line.product_id, quantity: quantityIn(after) - quantityIn(before) }
  })
  const shortages = await reserveStock(
    db,
    differences.filter(({ quantity }) => quantity > 0),
  )
  if (shortages.length > 0) return shortages
  const fewer = differences.filter(({ quantity }) => quantity < 0)
  await applyStockEffect(
    db,
    'release',
    fewer.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  )
  return []
}

/** What the new terms change beside the order: its state, commission, the audit, and what both sides are told. */
async function follow(context: Work, locked: LockedOrder, application: Application): Promise<void> {
  const { db, clock, settings, programme } = context
  const { amendable, after, reason, actorId, isAnswered } = application
  const { order, terms: before } = amendable
  const now = clock.now()
  const amended = await getOrderRecord(db, order.id)
  const balance = balanceOf(amended)
  const isPaidNow = order.status === 'Pending' && balance.received > 0 && balance.due === 0
  if (isPaidNow) {
    // What came in part is all of it by now.
    const move = { status: 'Authorized', actorId: null, reason: null, now } as const
    await transitionOrder(context, locked, { ...move, isNotified: true })
  }
  // Commission is earned by money that has arrived: a raised price earns more once its buyer has paid it.
  if (order.status === 'Authorized' && paymentStateOf(amended) === 'paid') {
    await programme.onAmended(db, { id: order.id, reason, now })
  }
  await insertAudit(db, {
    actorId,
    action: 'amend-order',
    subject: 'order',
    subjectId: order.id,
    before: { total: toDecimal(totalOfTerms(before)) },
    after: { total: toDecimal(totalOfTerms(after)), changes: changesOf(before, after) },
    reason,
    now,
  })
  const shown = isPaidNow ? await getOrderRecord(db, order.id) : amended
  const news = { news: isAnswered ? 'accepted' : 'applied', before, after, reason } as const
  for (const mail of amendmentMails(shown, news, settings)) await enqueueMail(db, mail)
  const concerned = changesOf(before, after).filter(
    ({ what }) => what === 'price' || what === 'quantity',
  )
  if (concerned.length === 0) return
  for (const seller of await listSellersOf(db, order.id)) {
    const mail = listingAmendedMail(seller, amended, concerned, settings)
    if (mail) await enqueueMail(db, mail)
  }
}
