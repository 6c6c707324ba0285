import type { Handler } from '../../../core/contract.ts'
import { sendPaper } from '../send-paper.ts'

export const downloadSupportPaper: Handler<'downloadSupportPaper'> = (
  context,
  { path, account, ip },
) => sendPaper(context, { orderId: path.id, paperId: path.paper, actorId: account.id, ip })
