import type { BankEntryAssignment } from '@bandari/sdk'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { fromDecimal, toDecimal } from '../../../core/money.ts'
import { detail, type PlainOrProblem, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { getOrderRecord, lockOrder, type OrderRecord } from '../../../selling/orders/order.store.ts'
import { sumChargedAlone } from '../../../selling/orders/staff/lone-charges.store.ts'
import { balanceOf } from '../../../selling/payments/balance.ts'
import { amountMistake, validatePaymentRecord } from '../../../selling/payments/payment-record.ts'
import { findHandRecordedOrder } from '../../../selling/payments/taken-reference.store.ts'
import { assignEntry } from '../assign-entry.ts'
import { findOrderId, lockEntry } from '../entries.store.ts'
import type { EntryRow } from '../entry-columns.store.ts'
import { entryRecord } from './entry.view.ts'
import { isDecided } from './is-decided.ts'

/**
 * Staff choose the order that a movement, or a part of it, pays: the payment is recorded as if they had found it
 * themselves.
 */
export const assignBankEntry: Handler<'assignBankEntry'> = async (context, call) => {
  const { db, clock } = context
  const { path, body, account } = call
  const orderId = await findOrderId(db, body.order)
  const entry = await lockEntry(db, path.id)
  if (!entry) return notFound
  if (isDecided(entry, body.turn)) return refuse(409, detail('bank_entry_decided'))
  const locked = orderId === null ? null : await lockOrder(db, orderId)
  if (!locked) return refuse(400, fieldErrors({ order: ['bank_entry_no_order'] }))
  const order = await getOrderRecord(db, locked.id)
  const part = partOf(entry, body)
  const mistake = foreignMistake(entry, order, body) ?? partMistake(entry, part)
  if (mistake) return refuse(400, fieldErrors(mistake))
  const fields = paymentFields(entry, order, { ...body, part })
  const { due } = balanceOf(order)
  const now = clock.now()
  const whose = { buyerId: locked.account_id, actorId: account.id }
  const chargedAlone = await sumChargedAlone(db, { ...whose, now })
  const { currency, total, date_placed: placed } = order
  const result = validatePaymentRecord(fields, { currency, total, due, placed, chargedAlone }, now)
  if ('problem' in result) return refuse(400, fieldErrors(problemsOfOrder(result.problem)))
  const { found } = result
  const { reference } = found
  const other = await findHandRecordedOrder(db, { orderId: order.id, reference })
  if (other !== null && body.is_another !== true) {
    return refuse(409, detail(problem('reference_recorded', { number: other })))
  }
  const advice = body.advice ?? null
  const recording = await assignEntry(context, {
    entry,
    part,
    order: locked,
    found,
    advice,
    actorId: account.id,
  })
  if ('refused' in recording) {
    return recording.refused === 'own-money' ? ownMoney : refuse(409, detail('bank_entry_decided'))
  }
  await insertAudit(db, {
    actorId: account.id,
    action: 'assign-bank-entry',
    subject: 'bank-entry',
    subjectId: entry.id,
    before: { state: entry.state },
    after: {
      order: order.number,
      amount: toDecimal(part),
      currency: entry.currency,
      ...(part < entry.amount && { of: toDecimal(entry.amount) }),
      ...(advice !== null && { counts_as: toDecimal(found.amount), advice }),
    },
    reason: found.note,
    now: clock.now(),
  })
  context.afterCommit(context.nudgeOutbox)
  const shown = await entryRecord(db, entry.id)
  return shown ? { status: 200, body: shown } : notFound
}

type Mistakes = Partial<Record<'amount' | 'counts_as' | 'advice' | 'order', PlainOrProblem[]>>

/** The given part, or all that is left. */
function partOf({ amount, placed }: EntryRow, body: BankEntryAssignment): number {
  return body.amount === undefined ? amount - placed : (fromDecimal(body.amount) ?? 0)
}

function partMistake({ amount, placed }: EntryRow, part: number): Mistakes | null {
  const mistake = amountMistake(part, amount - placed)
  return mistake && { amount: [mistake] }
}

/** Only foreign money needs the bank's advice for its value; other money counts at its own amount. */
function foreignMistake(
  entry: EntryRow,
  order: OrderRecord,
  body: BankEntryAssignment,
): Mistakes | null {
  if (entry.amount < 0) return { order: ['bank_entry_outgoing'] }
  const isForeign = entry.currency !== order.currency
  if (!isForeign) {
    return body.counts_as === undefined ? null : { counts_as: ['bank_entry_not_foreign'] }
  }
  if (body.counts_as !== undefined && body.advice !== undefined) return null
  return {
    ...(body.counts_as === undefined && { counts_as: ['required' as const] }),
    ...(body.advice === undefined && { advice: ['required' as const] }),
  }
}

function paymentFields(
  entry: EntryRow,
  order: OrderRecord,
  body: BankEntryAssignment & { part: number },
) {
  return {
    amount: body.counts_as ?? toDecimal(body.part),
    currency: order.currency,
    method: 'bank',
    reference: entry.reference ?? order.payment_reference,
    received_on: entry.booked_on,
    ...(body.bank_charges !== undefined && { bank_charges: body.bank_charges }),
    ...(body.note !== undefined && { note: body.note }),
  } as const
}

/** Staff type only the order and the charges, so all other problems are shown at the order. */
function problemsOfOrder(problems: Partial<Record<string, PlainOrProblem[]>>) {
  const { bank_charges, ...others } = problems
  const order = Object.values(others).flatMap((found) => found ?? [])
  return { ...(bank_charges && { bank_charges }), ...(order.length > 0 && { order }) }
}
