import type { Handler } from '../../../core/contract.ts'
import { sendDocumentArchive } from '../document-archive.ts'

export const downloadSupportPapers: Handler<'downloadSupportPapers'> = (
  context,
  { path, account, ip },
) => sendDocumentArchive(context, { orderId: path.id, actorId: account.id, ip })
