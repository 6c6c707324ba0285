import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { findOrderRecord } from '../../../selling/orders/order.store.ts'
import { mentionMail } from './note-mails.ts'
import { insertNote, listOrderStaff } from './notes.store.ts'
import { supportNotes } from './support-notes.ts'

/** Notes are never changed. Staff whom a note mentions get a mail, except its author. */
export const addOrderNote: Handler<'addOrderNote'> = async (context, { path, body, account }) => {
  const { db, clock, settings } = context
  const order = await findOrderRecord(db, path.id)
  if (!order) return notFound
  const wanted = [...new Set(body.mentions)]
  const named = wanted.length === 0 ? [] : await listOrderStaff(db, wanted)
  if (named.length !== wanted.length) return refuse(409, detail('not_order_staff'))
  const now = clock.now()
  const { text } = body
  await insertNote(db, { orderId: order.id, text, mentions: wanted, actorId: account.id, now })
  const [author] = await listOrderStaff(db, [account.id])
  const by = author?.name ?? ''
  for (const one of named) {
    if (one.id !== account.id)
      await enqueueMail(db, mentionMail(one, { order, by, text }, settings))
  }
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await supportNotes(db, order.id) }
}
