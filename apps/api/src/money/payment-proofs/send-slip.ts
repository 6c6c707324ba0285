import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import { sendPrivateFile } from '../../platform/private-files/send.ts'
import { recordDocumentRead } from '../../delivery/documents/record-document-read.ts'
import { findSlipFile } from './slips.store.ts'

interface Asked {
  orderId: number
  slipId: number
  reader: number
  ip: string
  /** Whether the order has to be the reader's own; staff may read anybody's. */
  isOwn: boolean
}

/** The file of a slip, once its read is written down. */
export async function sendSlip(context: Context, { orderId, slipId, reader, ip, isOwn }: Asked) {
  const slip = { orderId, slipId, ...(isOwn && { accountId: reader }) }
  const file = await findSlipFile(context.db, slip)
  if (file === null) return notFound
  await recordDocumentRead(context, { actorId: reader, orderId, ip, what: { slip: slipId } })
  return sendPrivateFile(context, file)
}
