import type { Handler } from '../../../core/contract.ts'
import { sendPaper } from '../send-paper.ts'
import { unknownShare } from './get-shared-papers.ts'
import { findOpenShare, noteUse } from '../shares.store.ts'

export const downloadSharedPaper: Handler<'downloadSharedPaper'> = async (
  context,
  { body, ip },
) => {
  const now = context.clock.now()
  const share = await findOpenShare(context.db, body.token, now)
  if (!share) return unknownShare
  await noteUse(context.db, share.id, now)
  const { order_id: orderId, id } = share
  return sendPaper(context, { orderId, paperId: body.paper, actorId: null, share: id, ip })
}
