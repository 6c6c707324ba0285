import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { sendPrivateFile } from '../../platform/private-files/send-private-file.ts'
import { findSentFile } from './files.store.ts'
import { sideOf } from './thread.view.ts'
import { findThread } from './threads.store.ts'

/** Under a name of ours: the sender's may say how to reach them, and what a picture shows is masked by nobody. */
export const downloadThreadFile: Handler<'downloadThreadFile'> = async (
  context,
  { path, account },
) => {
  const thread = await findThread(context.db, path.id)
  if (!thread || sideOf(thread, account) === null) return notFound
  const file = await findSentFile(context.db, { threadId: path.id, fileId: path.file })
  return file === null
    ? notFound
    : sendPrivateFile(context, file, `message-${path.id}-${path.file}`)
}
