import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { findMailAbout } from '../../../platform/mail/outbox.store.ts'
import { checkPage } from '../../invoices/invoice-code.ts'
import { addressesOfBuyer } from '../order-mails.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { whyNotResend } from './resend-rules.ts'
import { resendMails } from './resend-mails.ts'

/** Mails it word for word to a buyer who did not get it or lost it. */
export const sendMailAgain: Handler<'sendMailAgain'> = async (context, { path, account }) => {
  const { db, settings } = context
  const locked = await lockOrder(db, path.id)
  const mail = locked && (await findMailAbout(db, { id: path.mail, orderId: locked.id }))
  if (!locked || !mail) return notFound
  const order = await getOrderRecord(db, locked.id)
  const { number, status } = order
  const addresses = addressesOfBuyer(order)
  const facts = { number, status, addresses, checkPage: checkPage(settings) }
  const obstacle = whyNotResend(mail, facts)
  if (obstacle !== null) return refuse(409, detail(obstacle))
  const { to, subject, text, html, settingsUrl } = mail
  const again = { to, subject, text, html, settingsUrl, orderId: order.id }
  const action = 'send-mail-again'
  const result = await resendMails(context, { order, actorId: account.id, action, mails: [again] })
  if ('obstacle' in result) return refuse(409, detail(result.obstacle))
  return { status: 201, body: { to: result.to } }
}
