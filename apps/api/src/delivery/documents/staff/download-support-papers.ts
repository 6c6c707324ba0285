import type { Handler } from '../../../core/contract.ts'
import { sendArchive } from '../paper-archive.ts'

export const downloadSupportPapers: Handler<'downloadSupportPapers'> = (
  context,
  { path, account, ip },
) => sendArchive(context, { orderId: path.id, actorId: account.id, ip })
