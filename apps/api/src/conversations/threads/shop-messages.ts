import type { Context } from '../../core/context.ts'
import type { ThreadEvent, ThreadSide } from './tables.ts'
import { claimMail, insertThreadMessage, type NewMessage } from './thread-messages.store.ts'
import { type NewThread, findOrCreateThread, lockThread } from './threads.store.ts'

interface ShopMessage extends Pick<NewMessage, 'authorId' | 'text' | 'quoted'> {
  about: Omit<NewThread, 'now' | 'vendorId'>
  event: ThreadEvent
}

const sides: Readonly<Record<ThreadEvent, ThreadSide>> = {
  request: 'buyer',
  'quote-asked': 'buyer',
  'quote-answered': 'seller',
  'listing-down': 'seller',
}

/**
 * Records a request made by form, or the answer, in its thread with the shop; returns the thread. The other side gets a
 * mail about it anyway, so the thread sends none until they have read it. A blocked thread records nothing.
 */
export async function recordInThread(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { about, event, authorId, text, quoted }: ShopMessage,
): Promise<number> {
  const now = clock.now()
  const threadId = await findOrCreateThread(db, { ...about, vendorId: null, now })
  const thread = await lockThread(db, threadId)
  if (!thread || thread.blocked_by) return threadId
  const side = sides[event]
  const message = { threadId, side, authorId, text, now, event, ...(quoted && { quoted }) }
  await insertThreadMessage(db, message)
  await claimMail(db, threadId, side === 'buyer' ? 'seller' : 'buyer')
  return threadId
}
