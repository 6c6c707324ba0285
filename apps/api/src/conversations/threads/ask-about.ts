import type { ThreadMessageRequest } from '@bandari/sdk'
import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import { lockMyThread, readMyThread } from './my-thread.ts'
import { sendMessage } from './send-message.ts'
import { type NewThread, findOrCreateThread } from './threads.store.ts'

interface Question {
  account: Pick<Account, 'id' | 'membership'>
  about: Omit<NewThread, 'buyerId' | 'now'>
  body: ThreadMessageRequest
}

/** Sends a buyer's message about something, in the existing thread or a new one. */
export async function askAbout(context: Context, { account, about, body }: Question) {
  const { db, clock } = context
  const id = await findOrCreateThread(db, { ...about, buyerId: account.id, now: clock.now() })
  const locked = await lockMyThread(context, id, account)
  if (!locked) return notFound
  const message = { ...body, side: 'buyer', authorId: account.id } as const
  const refusal = await sendMessage(context, locked.thread, message)
  if (refusal) return refusal
  const thread = await readMyThread(context, id, account)
  return thread ? { status: 201 as const, body: thread } : notFound
}
