import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../platform/db/database.ts'
import type { Attachment } from '../../../platform/mail/attachment.ts'
import type { Settings } from '../../../core/settings.ts'
import { listOrderedPrices } from '../landed/order-landed.store.ts'
import { getOrderRecord } from '../order.store.ts'
import { type Drawing, drawProForma } from './pro-forma-document.ts'

/** 32 MB: some hundred invoices. */
const finished = new LRUCache<string, Buffer, Drawing>({
  maxSize: 32_000_000,
  sizeCalculation: (file) => file.length,
  fetchMethod: (_key, _stale, { context }) => drawOne(context),
})

let lastDrawn: Promise<unknown> = Promise.resolve()

/** One at a time, so that others are served between two of them: drawing one takes 100 ms. */
function drawOne(drawing: Drawing): Promise<Buffer> {
  const drawn = lastDrawn.then(() => drawProForma(drawing))
  // A failure does not affect the next in line.
  lastDrawn = drawn.catch(() => undefined)
  return drawn
}

/**
 * The pro-forma invoice of an order as a file, the same to the byte for as long as the order is the same. It is drawn once,
 * and kept under a hash of everything that is on it.
 */
export async function attachProForma(
  db: Database,
  { brandName, storefrontOrigin, supportEmail, mailFrom, bankDetails }: Settings,
  orderId: number,
): Promise<Attachment> {
  const order = await getOrderRecord(db, orderId)
  const settings = { brandName, storefrontOrigin, supportEmail, mailFrom, bankDetails }
  const drawing = { order, doors: await listOrderedPrices(db, orderId), settings }
  const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url')
  return {
    filename: `pro-forma-${order.number}.pdf`,
    contentType: 'application/pdf',
    content: await finished.forceFetch(key, { context: drawing }),
  }
}
