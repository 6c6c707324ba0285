import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { resentInvoiceMails } from '../order-mails.ts'
import { getOrderRecord, lockOrder } from '../order.store.ts'
import { whyNotResendInvoice } from './resend-rules.ts'
import { resendMails } from './resend-mails.ts'

/** Mails the invoice to a buyer who cannot find it, with today's account and price. */
export const sendInvoiceAgain: Handler<'sendInvoiceAgain'> = async (context, { path, account }) => {
  const { db, settings } = context
  const locked = await lockOrder(db, path.id)
  if (!locked) return notFound
  const order = await getOrderRecord(db, locked.id)
  const early = whyNotResendInvoice(order)
  if (early !== null) return refuse(409, detail(early))
  const mails = resentInvoiceMails(order, settings)
  const action = 'send-invoice-again'
  const result = await resendMails(context, { order, actorId: account.id, action, mails })
  if ('obstacle' in result) return refuse(409, detail(result.obstacle))
  const { to } = result
  return { status: 201, body: { to } }
}
