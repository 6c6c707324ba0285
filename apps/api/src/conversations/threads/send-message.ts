import type { Context } from '../../core/context.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import type { ThreadSide } from './tables.ts'
import { lockFilesOf, sendFiles, type ThreadFileRow } from './files.store.ts'
import { isRepeated } from './repeated.ts'
import { tellOtherSide } from './thread-mails.ts'
import { findLastMessage, insertThreadMessage } from './thread-messages.store.ts'
import { isMasked } from './thread.view.ts'
import type { ThreadRow } from './threads.store.ts'

export const threadClosed = refuse(409, detail('thread_closed'))

interface Written {
  side: ThreadSide
  authorId: number
  text: string
  /** What they have uploaded for it. */
  files?: readonly number[] | undefined
}

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'afterCommit' | 'nudgeOutbox'>

/**
 * Writes into a thread that the caller holds, with a mail to the other side unless they have one already; or says why not.
 * What was sent a moment ago is not sent again, and that is no refusal.
 */
export async function sendMessage(context: Dependencies, thread: ThreadRow, written: Written) {
  const { db, clock } = context
  const { side, authorId, text, files: ids = [] } = written
  if (thread.blocked_by) return threadClosed
  if (text.trim() === '' && ids.length === 0) return refuse(400, fieldErrors({ text: ['blank'] }))
  const now = clock.now()
  const last = await findLastMessage(db, thread.id)
  if (isRepeated(last, { authorId, text, files: ids }, now)) return null
  const files = await lockFilesOf(db, authorId, ids)
  const refusal = obstacle(files, ids, isMasked(thread, context.settings))
  if (refusal) return refusal
  const threadId = thread.id
  const messageId = await insertThreadMessage(db, { threadId, side, authorId, text, now })
  await sendFiles(db, messageId, ids)
  await tellOtherSide(context, { threadId, side })
  return null
}

/** Nobody can mask the words in a PDF: between strangers only pictures go back and forth. */
function obstacle(files: readonly ThreadFileRow[], asked: readonly number[], masked: boolean) {
  const waiting = files.filter(({ message_id }) => message_id === null)
  if (waiting.length < asked.length) {
    return refuse(400, fieldErrors({ files: ['thread_file_gone'] }))
  }
  const isPdf = waiting.some(({ type }) => type === 'application/pdf')
  return masked && isPdf ? refuse(409, detail('thread_pdf_masked')) : null
}
