import type { Context } from '../../../core/context.ts'
import { signPdf } from '../../../platform/signing/sign-pdf.ts'
import { findOrderRecord } from '../order.store.ts'
import { receiptFigures, formatReceiptNumber } from './receipt-figures.ts'
import { findReceiptNumber } from './receipts.store.ts'

/** The answer with a payment's receipt, signed as invoices are; null where the order, of that account, has none. */
export async function sendReceipt(
  { db, settings, signing, clock }: Pick<Context, 'db' | 'settings' | 'signing' | 'clock'>,
  { id, payment: paymentId }: { id: number; payment: number },
  accountId?: number,
) {
  const order = await findOrderRecord(db, id, accountId)
  const number = order && (await findReceiptNumber(db, paymentId))
  if (!order || number === null) return null
  // A payment that was taken back never was one of this order.
  if (order.payments.some(({ corrects }) => corrects === paymentId)) return null
  const figures = receiptFigures(order.payments, paymentId)
  if (!figures) return null
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="receipt-${formatReceiptNumber(number)}.pdf"`,
  }
  // The first receipt loads this code, just as the first invoice loads its own.
  const { drawReceipt } = await import('./receipt-document.ts')
  const drawn = await drawReceipt({ order, number, figures, settings })
  const body = await signPdf(drawn, signing, clock.now())
  return { status: 200 as const, headers, body }
}
