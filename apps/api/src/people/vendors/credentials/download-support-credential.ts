import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { insertAccess } from '../../../platform/audit/access.store.ts'
import { sendPrivateFile } from '../../../platform/private-files/send-private-file.ts'
import { listCredentials } from './credentials.store.ts'

/** Each look at a paper is recorded, before the file is sent. */
export const downloadSupportCredential: Handler<'downloadSupportCredential'> = async (
  context,
  { path, account, ip },
) => {
  const papers = await listCredentials(context.db, path.id)
  const paper = papers.find(({ id }) => id === path.paper)
  if (!paper) return notFound
  await insertAccess(context.db, {
    kind: 'read',
    actorId: account.id,
    action: 'read-credential',
    subject: 'account',
    subjectId: String(path.id),
    after: { address: ip, paper: paper.id, kind: paper.kind },
    repeatMinutes: 0,
    now: context.clock.now(),
  })
  return sendPrivateFile(context, paper.file_id)
}
