import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { isChangeWaiting, wasChangedSince } from '../../selling/orders/consignee/consignee.store.ts'
import { checkOrderAlarms } from '../tracking/alarms/check-alarms.ts'
import { getOrderRecord, lockOrder } from '../../selling/orders/order.store.ts'
import { answerStaffMail } from './document-mails.ts'
import { insertAnswer, type DocumentRow } from './documents.store.ts'
import { orderDocumentsView, readOrderDocuments } from './read-order-documents.ts'
import { documentAlarmRules } from './alarms/document-alarm-rules.ts'

/** The buyer confirms a draft or asks for a correction; also after the 48 hours. */
export const answerPaper: Handler<'answerPaper'> = async (context, call) => {
  const { db, clock, settings } = context
  const { path, body, account, language } = call
  const now = clock.now()
  await lockOrder(db, path.id)
  const ownOrder = { orderId: path.id, accountId: account.id }
  const before = await readOrderDocuments(db, ownOrder, now)
  const document = before?.documents.find(({ id }) => id === path.paper)
  if (!before || !document) return notFound
  if (!document.is_draft || !document.is_latest || document.answer !== null) {
    return refuse(409, detail('paper_not_waiting'))
  }
  const correction = body.correction?.trim() || null
  const obstacle = correction === null ? await whyNotConfirmed(db, path.id, document) : null
  if (obstacle !== null) return refuse(409, detail(obstacle))
  await insertAnswer(db, { documentId: document.id, correction, accountId: account.id, now })
  const order = await getOrderRecord(db, path.id)
  const staff = await staffLanguageAt(db, settings.supportEmail)
  const answer = { kind: document.kind, correction, language: staff }
  await enqueueMail(db, answerStaffMail(order, answer, settings))
  await checkOrderAlarms(context, path.id, documentAlarmRules)
  context.afterCommit(context.nudgeOutbox)
  const after = (await readOrderDocuments(db, ownOrder, now)) ?? before
  return { status: 200, body: await orderDocumentsView(db, after, { now, language }) }
}

/** A bill of lading to one consignee cannot be confirmed while the order goes, or is about to go, to another. */
async function whyNotConfirmed(
  db: Database,
  orderId: number,
  { kind, added_at: since }: DocumentRow,
): Promise<'consignee_waits_first' | 'paper_names_former' | null> {
  if (kind !== 'bill_of_lading') return null
  if (await isChangeWaiting(db, orderId)) return 'consignee_waits_first'
  return (await wasChangedSince(db, { orderId, since })) ? 'paper_names_former' : null
}
