import type { Context } from '../../../core/context.ts'
import type { Call, Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { toDecimal } from '../../../core/money.ts'
import { detail, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { balanceOf } from '../../payments/balance.ts'
import { type FoundMoney, validatePaymentRecord } from '../../payments/payment-record.ts'
import { answerReport } from '../../payments/payment-clock.store.ts'
import { insertPayment, isRecorded } from '../../payments/payments.store.ts'
import { moveOrder } from '../move-order.ts'
import { getOrderRecord, type LockedOrder, lockOrder, type OrderRecord } from '../order.store.ts'
import { paymentMails } from '../payment-mails.ts'
import { isOwnMoney } from './own-money.ts'
import { findSupportOrder } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'

type Recording = Call<'recordPayment'>

/**
 * Money is written down as it came, also for an order that was given up: what is missing or too much follows from it. The
 * last missing part makes an unpaid order Authorized.
 */
export const recordPayment: Handler<'recordPayment'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account, origin } = call
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  if (await isOwnMoney(context, { order: locked, account, isPaidWith: true })) return ownMoney
  const order = await getOrderRecord(db, locked.id)
  const { currency, total, date_placed: placed } = order
  const { due } = balanceOf(order)
  const result = validatePaymentRecord(body, { currency, total, due, placed }, clock.now())
  if ('problem' in result) return refuse(400, fieldErrors(result.problem))
  if (await isRecorded(db, { order, ...result.found })) {
    return refuse(409, detail(problem('payment_recorded', { number: order.number })))
  }
  await record(context, call, { order, locked, found: result.found })
  context.afterCommit(context.nudgeOutbox)
  const shown = await findSupportOrder(context, order.id)
  return shown ? { status: 200, body: supportOrderView(shown, origin) } : notFound
}

interface Finding {
  order: OrderRecord
  locked: LockedOrder
  found: FoundMoney
}

async function record(
  context: Context,
  { account }: Pick<Recording, 'account'>,
  { order, locked, found }: Finding,
): Promise<void> {
  const { db, clock, settings } = context
  const now = clock.now()
  const { amount, charges, ...said } = found
  const common = { ...said, order, actorId: account.id, now }
  await insertPayment(db, { ...common, kind: 'received', amount })
  if (charges > 0) await insertPayment(db, { ...common, kind: 'bank-charges', amount: charges })
  await answerReport(db, { ...common, orderId: order.id, isFound: true })
  const paid = await getOrderRecord(db, order.id)
  const balance = balanceOf(paid)
  await insertAudit(db, {
    actorId: account.id,
    action: 'record-payment',
    subject: 'order',
    subjectId: order.id,
    before: { due: toDecimal(balanceOf(order).due) },
    after: {
      due: toDecimal(balance.due),
      received: toDecimal(amount),
      ...(charges > 0 && { bank_charges: toDecimal(charges) }),
      method: found.method,
      reference: found.reference,
      received_on: found.receivedOn,
    },
    reason: found.note,
    now,
  })
  const isComplete = order.status === 'Pending' && balance.due === 0
  if (isComplete) {
    const reason = found.note
    await moveOrder(context, locked, { status: 'Authorized', actorId: account.id, reason, now })
  }
  // That all has arrived is what the mail about the move says.
  if (isComplete && balance.over === 0) return
  for (const mail of paymentMails(paid, { amount, balance }, settings)) await enqueueMail(db, mail)
}
