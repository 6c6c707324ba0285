import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { sendPrivateFile } from '../../../platform/private-files/send-private-file.ts'
import { recordDocumentRead } from '../../documents/record-document-read.ts'
import { findSellerPaper } from '../seller-papers.store.ts'

/** One that is released is downloaded as a paper of the order. */
export const downloadSupportSellerPaper: Handler<'downloadSupportSellerPaper'> = async (
  context,
  { path, account, ip },
) => {
  const paper = await findSellerPaper(context.db, { id: path.paper, orderId: path.id })
  if (!paper || paper.file_id === null) return notFound
  const what = { seller_paper: paper.id, kind: paper.kind }
  await recordDocumentRead(context, { actorId: account.id, orderId: path.id, ip, what })
  return sendPrivateFile(context, paper.file_id)
}
