import type { Thread } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { announce } from '../../platform/announcements/announce.store.ts'
import type { ThreadSide } from './tables.ts'
import { lockFilesOf, sendFiles, type ThreadFileRow } from './files.store.ts'
import { isDuplicate } from './duplicate-message.ts'
import { notifyOtherSide } from './thread-mails.ts'
import { findLastMessage, insertThreadMessage } from './thread-messages.store.ts'
import { maskedUntilOf } from './thread.view.ts'
import type { ThreadRow } from './threads.store.ts'

export const threadClosed = refuse(409, detail('thread_closed'))

interface MessageDraft {
  side: ThreadSide
  authorId: number
  text: string
  /** Ids of their uploads. */
  files?: readonly number[] | undefined
}

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'afterCommit' | 'nudgeOutbox'>

/**
 * Writes into a thread that the caller has locked, and mails the other side unless it already has a mail; or returns
 * the refusal. A duplicate is not sent again, and that is no refusal.
 */
export async function sendMessage(context: Dependencies, thread: ThreadRow, draft: MessageDraft) {
  const { db, clock } = context
  const { side, authorId, text, files: ids = [] } = draft
  if (thread.blocked_by) return threadClosed
  if (text.trim() === '' && ids.length === 0) return refuse(400, fieldErrors({ text: ['blank'] }))
  const now = clock.now()
  const last = await findLastMessage(db, thread.id)
  if (isDuplicate(last, { authorId, text, files: ids }, now)) return null
  const files = await lockFilesOf(db, authorId, ids)
  const refusal = refusalFor(files, ids, maskedUntilOf(thread, context.settings))
  if (refusal) return refusal
  const threadId = thread.id
  const messageId = await insertThreadMessage(db, { threadId, side, authorId, text, now })
  await sendFiles(db, messageId, ids)
  await announce(db, { types: ['message.received'], subjectId: messageId, now })
  await notifyOtherSide(context, { threadId, side })
  return null
}

/** A PDF's text cannot be masked: while contacts are masked only pictures can be sent. */
function refusalFor(
  files: readonly ThreadFileRow[],
  asked: readonly number[],
  until: Thread['masked_until'],
) {
  const waiting = files.filter(({ message_id }) => message_id === null)
  if (waiting.length < asked.length) {
    return refuse(400, fieldErrors({ files: ['thread_file_gone'] }))
  }
  const isPdf = waiting.some(({ type }) => type === 'application/pdf')
  if (until === null || !isPdf) return null
  return refuse(409, detail(until === 'order' ? 'thread_pdf_masked' : 'thread_pdf_unanswered'))
}
