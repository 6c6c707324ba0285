import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../../core/context.ts'
import type { Attachment } from '../../../platform/mail/attachment.ts'
import { signPdf } from '../../../platform/signing/sign-pdf.ts'
import { listOrderedPrices } from '../landed/order-landed.store.ts'
import { getOrderRecord } from '../order.store.ts'
import type { Drawing } from './pro-forma-document.ts'

/** 32 MB: some hundred invoices. */
const finished = new LRUCache<string, Buffer, Task>({
  maxSize: 32_000_000,
  sizeCalculation: (file) => file.length,
  fetchMethod: (_key, _stale, { context }) => drawOne(context),
})

/** What one drawing takes. */
interface Task {
  drawing: Drawing
  shop: Pick<Context, 'signing' | 'clock'>
}

let lastDrawn: Promise<unknown> = Promise.resolve()

/**
 * One at a time, so that others are served between two of them: drawing one takes 100 ms. The first call loads the code that
 * draws: it takes 60 MB, and most processes never draw.
 */
function drawOne({ drawing, shop: { signing, clock } }: Task): Promise<Buffer> {
  const drawn = lastDrawn
    .then(() => import('./pro-forma-document.ts'))
    .then(({ drawProForma }) => drawProForma(drawing))
    .then((file) => signPdf(file, signing, clock.now()))
  // A failure does not affect the next in line.
  lastDrawn = drawn.catch(() => undefined)
  return drawn
}

/**
 * The pro-forma invoice of an order as a signed file. It is drawn once, and kept under a hash of everything that is on it;
 * one that is drawn again is the same to the byte but for the time of its signature.
 */
export async function attachProForma(
  shop: Pick<Context, 'db' | 'settings' | 'signing' | 'clock'>,
  orderId: number,
): Promise<Attachment> {
  const { db, signing } = shop
  const { brandName, storefrontOrigin, supportEmail } = shop.settings
  const order = await getOrderRecord(db, orderId)
  const settings = { brandName, storefrontOrigin, supportEmail }
  const drawing = { order, landedPrices: await listOrderedPrices(db, orderId), settings }
  const key = createHash('sha256')
    .update(JSON.stringify([drawing, signing?.fingerprint]))
    .digest('base64url')
  return {
    filename: `pro-forma-${order.number}.pdf`,
    contentType: 'application/pdf',
    content: await finished.forceFetch(key, { context: { drawing, shop } }),
  }
}
