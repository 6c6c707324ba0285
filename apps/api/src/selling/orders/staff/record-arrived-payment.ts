import type { Context } from '../../../core/context.ts'
import { toDecimal } from '../../../core/money.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import type { PaymentSource } from '../../payments/tables.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { balanceOf, isRaiseUnpaid, paymentStateOf } from '../../payments/balance.ts'
import type { ReceivedMoney } from '../../payments/payment-record.ts'
import { answerReport } from '../../payments/payment-deadline.store.ts'
import { findSamePayment, insertPayment } from '../../payments/payments.store.ts'
import { transitionOrder } from '../transition-order.ts'
import { getOrderRecord, type LockedOrder, type OrderRecord } from '../order.store.ts'
import { paymentMails } from '../payment-mails.ts'
import { isOwnMoney } from './own-money.ts'

export interface ArrivedPayment {
  order: LockedOrder
  /** In the order's currency. */
  found: ReceivedMoney
  source: PaymentSource
  /** The source's permanent id of it, under which it is recorded only once. Null where a person reports it. */
  sourceKey: string | null
  /** Null where nobody of staff acts. */
  actorId: number | null
}

export type Recording =
  | { paymentId: number }
  /** The same money is on record, or the actor's own order would be paid by it. */
  | { refused: 'recorded-before' | 'own-money' }

/**
 * The only way by which received money reaches an order, from whichever source, within the caller's transaction and
 * with the order locked. It is recorded as it came, also for an order that was given up: what is missing or too much
 * follows from it. The last missing part makes an unpaid order Authorized. The caller nudges the outbox after its
 * commit.
 */
export async function recordArrivedPayment(
  context: Pick<Context, 'db' | 'clock' | 'settings' | 'programme'>,
  arrived: ArrivedPayment,
): Promise<Recording> {
  const { db, clock } = context
  const { order: locked, found, source, sourceKey, actorId } = arrived
  const actor = actorId !== null && { id: actorId }
  if (actor && (await isOwnMoney(context, { order: locked, account: actor, isPaidWith: true }))) {
    return { refused: 'own-money' }
  }
  const order = await getOrderRecord(db, locked.id)
  const { amount, charges, ...said } = found
  const before = sourceKey === null ? await findSamePayment(db, { order, ...found }) : null
  if (before && !before.isTakenBack) return { refused: 'recorded-before' }
  // What was taken back by mistake is recorded again.
  const key = before ? `again/${before.id}` : sourceKey
  const common = { ...said, order, source, sourceKey: key, actorId, now: clock.now() }
  const paymentId = await insertPayment(db, { ...common, kind: 'received', amount })
  if (paymentId === null) return { refused: 'recorded-before' }
  if (charges > 0) await insertPayment(db, { ...common, kind: 'bank-charges', amount: charges })
  await follow(context, arrived, order)
  return { paymentId }
}

/**
 * Applies what the money changes: the buyer's report is answered, the order may be complete, and both sides are told.
 */
async function follow(
  context: Pick<Context, 'db' | 'clock' | 'settings' | 'programme'>,
  arrived: ArrivedPayment,
  before: OrderRecord,
): Promise<void> {
  const { db, clock, settings } = context
  const { order: locked, found, actorId } = arrived
  const [now, reason] = [clock.now(), found.note]
  await answerReport(db, { orderId: locked.id, isFound: true, note: reason, actorId, now })
  const paid = await getOrderRecord(db, locked.id)
  const balance = balanceOf(paid)
  await audit(db, { arrived, due: { before: balanceOf(before).due, after: balance.due }, now })
  // It went on without its money, which is here again.
  if (paymentStateOf(before) === 'paid-no-longer' && balance.due === 0) {
    await context.programme.onPaid(db, { id: locked.id, now })
  }
  // What an amendment raised is here: commission follows what was paid.
  if (isRaiseUnpaid(before) && balance.due === 0) {
    await context.programme.onAmended(db, { id: locked.id, reason: reason ?? '', now })
  }
  const isComplete = before.status === 'Pending' && balance.due === 0
  if (isComplete)
    await transitionOrder(context, locked, { status: 'Authorized', actorId, reason, now })
  // The mail about the move already says that all has arrived.
  if (isComplete && balance.over === 0) return
  for (const mail of paymentMails(paid, { amount: found.amount, balance }, settings)) {
    await enqueueMail(db, mail)
  }
}

interface Entry {
  arrived: ArrivedPayment
  due: { before: number; after: number }
  now: Date
}

async function audit(db: Context['db'], { arrived, due, now }: Entry): Promise<void> {
  const { order, found, source, actorId } = arrived
  await insertAudit(db, {
    actorId,
    action: 'record-payment',
    subject: 'order',
    subjectId: order.id,
    before: { due: toDecimal(due.before) },
    after: {
      due: toDecimal(due.after),
      received: toDecimal(found.amount),
      ...(found.charges > 0 && { bank_charges: toDecimal(found.charges) }),
      method: found.method,
      reference: found.reference,
      received_on: found.receivedOn,
      ...(source !== 'staff' && { source }),
    },
    reason: found.note,
    now,
  })
}
