import type { ThreadMessageRequest } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import { holdOwnThread, ownThreadNow } from './own-thread.ts'
import { sendMessage } from './send-message.ts'
import { type About, haveThread } from './threads.store.ts'

interface Asked {
  account: Pick<Account, 'id'>
  about: Omit<About, 'buyerId' | 'now'>
  body: ThreadMessageRequest
}

/** A buyer's message about something, into the thread that there is or that begins with it. */
export async function askAbout(context: Context, { account, about, body }: Asked) {
  const { db, clock } = context
  const id = await haveThread(db, { ...about, buyerId: account.id, now: clock.now() })
  const held = await holdOwnThread(context, id, account)
  if (!held) return notFound
  const message = { ...body, side: 'buyer', authorId: account.id } as const
  const refusal = await sendMessage(context, held.thread, message)
  if (refusal) return refusal
  const thread = await ownThreadNow(context, id, account)
  return thread ? { status: 201 as const, body: thread } : notFound
}
