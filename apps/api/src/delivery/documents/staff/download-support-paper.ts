import type { Handler } from '../../../core/contract.ts'
import { sendDocument } from '../send-document.ts'

export const downloadSupportPaper: Handler<'downloadSupportPaper'> = (
  context,
  { path, account, ip },
) => sendDocument(context, { orderId: path.id, documentId: path.paper, actorId: account.id, ip })
