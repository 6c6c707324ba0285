import type {
  Order,
  PaymentExtensionRequest,
  PaymentRecord,
  PaymentReportAnswer,
  PaymentReportRequest,
  RefundDecision,
  RefundOrder,
  SentAgain,
  SupportOrder,
} from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** Orders come 25 a page, whatever is asked (account spec §7). */
export const ordersPerPage = 25

/** Anybody's, for support. */
export async function downloadSupportProForma({ id }: Pick<Order, 'id'>): Promise<Blob> {
  const params = { path: { id } }
  const call = client.GET('/support/orders/{id}/pro-forma', { params, parseAs: 'blob' })
  return granted(ask<Blob>(call))
}

/** The PDF needs the token, so it is fetched and handed over as a file (decisions 7). */
export async function downloadProForma({ id }: Pick<Order, 'id'>): Promise<Blob> {
  const params = { path: { id } }
  const call = client.GET('/orders/{id}/pro-forma/', { params, parseAs: 'blob' })
  return granted(ask<Blob>(call))
}

interface ReceiptOf {
  id: number
  payment: number
}

export async function downloadReceipt(path: ReceiptOf): Promise<Blob> {
  const call = client.GET('/orders/{id}/receipts/{payment}/', {
    params: { path },
    parseAs: 'blob',
  })
  return granted(ask<Blob>(call))
}

/** Anybody's, for support. */
export async function downloadSupportReceipt(path: ReceiptOf): Promise<Blob> {
  const call = client.GET('/support/orders/{id}/receipts/{payment}', {
    params: { path },
    parseAs: 'blob',
  })
  return granted(ask<Blob>(call))
}

/** The price of insurance that an order waits for, as decimal text. */
export async function priceOrderInsurance(price: {
  id: number
  amount: string
}): Promise<SupportOrder> {
  const { id, amount } = price
  const call = client.POST('/support/orders/{id}/insurance', {
    params: { path: { id } },
    body: { amount },
  })
  return granted(ask(call))
}

/** Money that arrived for an order. */
export async function recordPayment(
  payment: { id: number } & PaymentRecord,
): Promise<SupportOrder> {
  const { id, ...body } = payment
  const params = { path: { id } }
  return granted(ask(client.POST('/support/orders/{id}/payments', { params, body })))
}

/** A payment that the buyer reported has not arrived. */
export async function answerPaymentReport(
  answer: { id: number } & PaymentReportAnswer,
): Promise<SupportOrder> {
  const { id, ...body } = answer
  const params = { path: { id } }
  return granted(ask(client.PUT('/support/orders/{id}/payment-report', { params, body })))
}

/** More time for the buyer to pay. */
export async function extendPayment(
  extension: { id: number } & PaymentExtensionRequest,
): Promise<SupportOrder> {
  const { id, ...body } = extension
  const params = { path: { id } }
  return granted(ask(client.POST('/support/orders/{id}/extension', { params, body })))
}

/** The invoice of an unpaid order to its buyer, as it is today. */
export async function sendInvoiceAgain(path: { id: number }): Promise<SentAgain> {
  const call = client.POST('/support/orders/{id}/invoice-mails', { params: { path } })
  return granted(ask(call))
}

/** A mail to the buyer of an order, word by word. */
export async function sendMailAgain(path: { id: number; mail: number }): Promise<SentAgain> {
  const call = client.POST('/support/orders/{id}/mails/{mail}', { params: { path } })
  return granted(ask(call))
}

/** Money of an order goes back, or waits for a second person. */
export async function requestRefund(refund: { id: number } & RefundOrder): Promise<SupportOrder> {
  const { id, ...body } = refund
  const params = { path: { id } }
  return granted(ask(client.POST('/support/orders/{id}/refunds', { params, body })))
}

/** The second person's decision on a refund. */
export async function decideRefund(
  decision: { id: number } & RefundDecision,
): Promise<SupportOrder> {
  const { id, ...body } = decision
  return granted(ask(client.PUT('/support/refunds/{id}', { params: { path: { id } }, body })))
}

/** One's own payment that is on its way. */
export async function reportPayment(report: { id: number } & PaymentReportRequest): Promise<Order> {
  const { id, ...body } = report
  const params = { path: { id } }
  return granted(ask(client.POST('/orders/{id}/payment-reports/', { params, body })))
}

/** One's own order is given up, or support is asked to cancel it. */
export async function cancelOrder({ id, reason }: { id: number; reason: string }): Promise<Order> {
  const call = client.PUT('/orders/{id}/cancellation/', {
    params: { path: { id } },
    body: { reason },
  })
  return granted(ask(call))
}

/** An order stays although its buyer asked to cancel it. */
export async function declineCancellation(decline: {
  id: number
  answer: string
}): Promise<SupportOrder> {
  const { id, answer } = decline
  const call = client.PUT('/support/orders/{id}/cancellation', {
    params: { path: { id } },
    body: { answer },
  })
  return granted(ask(call))
}
