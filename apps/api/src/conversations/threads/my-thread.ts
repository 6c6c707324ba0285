import type { Context } from '../../core/context.ts'
import { daysBefore } from '../../core/days-before.ts'
import { responseMinutes } from './response-time.ts'
import { type Correspondent, sideOf, threadView } from './thread.view.ts'
import { firstAnswers, listMessages } from './thread-messages.store.ts'
import { findThread, lockThread } from './threads.store.ts'

/** A thread of the account with the account's side, locked until the transaction ends; null if there is none. */
export async function lockMyThread(
  { db }: Pick<Context, 'db'>,
  id: number,
  account: Correspondent,
) {
  const thread = await lockThread(db, id)
  const side = thread && sideOf(thread, account)
  return thread && side ? { thread, side } : null
}

/** The thread as the account sees it, with the newest messages or those before one. */
export async function readMyThread(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  id: number,
  account: Correspondent,
  before?: number,
) {
  const thread = await findThread(db, id)
  const side = thread && sideOf(thread, account)
  if (!thread || !side) return null
  const answers = await firstAnswers(db, thread.vendor_id, daysBefore(clock.now(), 90))
  const rows = await listMessages(db, id, before)
  const { brandName, maskContacts } = settings
  const viewer = { side, brandName, maskContacts }
  return threadView(thread, viewer, { rows, responseMinutes: responseMinutes(answers) })
}
