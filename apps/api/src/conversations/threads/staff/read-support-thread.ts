import type { Context } from '../../../core/context.ts'
import { listMessages } from '../thread-messages.store.ts'
import { supportThreadPageView } from '../thread.view.ts'
import { findThread } from '../threads.store.ts'

/** The thread with its messages, as staff see it; null if there is none. */
export async function readSupportThread(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  id: number,
  before?: number,
) {
  const thread = await findThread(db, id)
  return thread && supportThreadPageView(thread, await listMessages(db, id, before), settings)
}
