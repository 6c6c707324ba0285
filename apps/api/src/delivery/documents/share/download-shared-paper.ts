import type { Handler } from '../../../core/contract.ts'
import { sendDocument } from '../send-document.ts'
import { unknownShare } from './get-shared-papers.ts'
import { findOpenShare, recordShareUse } from '../shares.store.ts'

export const downloadSharedPaper: Handler<'downloadSharedPaper'> = async (
  context,
  { body, ip },
) => {
  const now = context.clock.now()
  const share = await findOpenShare(context.db, body.token, now)
  if (!share) return unknownShare
  await recordShareUse(context.db, share.id, now)
  const { order_id: orderId, id } = share
  return sendDocument(context, { orderId, documentId: body.paper, actorId: null, share: id, ip })
}
