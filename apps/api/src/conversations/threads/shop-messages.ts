import type { Context } from '../../core/context.ts'
import type { ThreadEvent, ThreadSide } from './tables.ts'
import { claimMail, insertThreadMessage, type NewMessage } from './thread-messages.store.ts'
import { type About, haveThread, lockThread } from './threads.store.ts'

interface Noted extends Pick<NewMessage, 'authorId' | 'text' | 'quoted'> {
  about: Omit<About, 'now' | 'vendorId'>
  event: ThreadEvent
}

const sides: Readonly<Record<ThreadEvent, ThreadSide>> = {
  request: 'buyer',
  'quote-asked': 'buyer',
  'quote-answered': 'seller',
}

/**
 * Puts what was asked by a form, or answered, into its thread with the shop; returns the thread. The other side gets a mail
 * of its own about it, so the thread sends none until they have read. Where somebody wants no more messages, it stands only
 * where it was asked.
 */
export async function noteInThread(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { about, event, authorId, text, quoted }: Noted,
): Promise<number> {
  const now = clock.now()
  const threadId = await haveThread(db, { ...about, vendorId: null, now })
  const thread = await lockThread(db, threadId)
  if (!thread || thread.blocked_by) return threadId
  const side = sides[event]
  const message = { threadId, side, authorId, text, now, event, ...(quoted && { quoted }) }
  await insertThreadMessage(db, message)
  await claimMail(db, threadId, side === 'buyer' ? 'seller' : 'buyer')
  return threadId
}
