import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { lockMyThread, readMyThread } from './my-thread.ts'
import { sendMessage } from './send-message.ts'

export const writeToThread: Handler<'writeToThread'> = async (context, { path, account, body }) => {
  const locked = await lockMyThread(context, path.id, account)
  if (!locked) return notFound
  const { side, thread } = locked
  const refusal = await sendMessage(context, thread, { ...body, side, authorId: account.id })
  if (refusal) return refusal
  const after = await readMyThread(context, path.id, account)
  return after ? { status: 201, body: after } : notFound
}
