import type { Context } from '../../core/context.ts'
import { tellOtherSide } from './thread-mails.ts'
import { insertThreadMessage, type NewMessage } from './thread-messages.store.ts'

/** Into the thread, and a mail to the other side unless they have one already. */
export async function sendMessage(
  context: Pick<Context, 'db' | 'settings' | 'afterCommit' | 'nudgeOutbox'>,
  message: NewMessage,
): Promise<void> {
  await insertThreadMessage(context.db, message)
  await tellOtherSide(context, message)
}
