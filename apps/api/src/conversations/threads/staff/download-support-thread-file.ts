import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { insertAccess } from '../../../platform/audit/access.store.ts'
import { sendPrivateFile } from '../../../platform/private-files/send-private-file.ts'
import { findSentFile } from '../files.store.ts'

/** Each read is recorded, as reads of an order's documents are. */
export const downloadSupportThreadFile: Handler<'downloadSupportThreadFile'> = async (
  context,
  { path, account, ip },
) => {
  const { db, clock } = context
  const file = await findSentFile(db, { threadId: path.id, fileId: path.file })
  if (file === null) return notFound
  await insertAccess(db, {
    kind: 'read',
    actorId: account.id,
    action: 'read-thread-file',
    subject: 'thread',
    subjectId: String(path.id),
    after: { address: ip, file: path.file },
    repeatMinutes: 0,
    now: clock.now(),
  })
  return sendPrivateFile(context, file)
}
