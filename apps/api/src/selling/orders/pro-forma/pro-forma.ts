import type { Database } from '../../../platform/db/database.ts'
import type { Attachment } from '../../../platform/mail/attachment.ts'
import type { Settings } from '../../../core/settings.ts'
import { getOrderRecord } from '../order.store.ts'
import { drawProForma } from './pro-forma-document.ts'

/** The pro-forma invoice of an order as a file, drawn anew each time and the same to the byte. */
export async function attachProForma(
  db: Database,
  settings: Settings,
  orderId: number,
): Promise<Attachment> {
  const order = await getOrderRecord(db, orderId)
  return {
    filename: `pro-forma-${order.number}.pdf`,
    contentType: 'application/pdf',
    content: await drawProForma(order, settings),
  }
}
