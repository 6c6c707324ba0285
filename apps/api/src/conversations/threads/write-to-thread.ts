import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { holdOwnThread, ownThreadNow } from './own-thread.ts'
import { sendMessage } from './send-message.ts'

export const writeToThread: Handler<'writeToThread'> = async (context, { path, account, body }) => {
  const held = await holdOwnThread(context, path.id, account)
  if (!held) return notFound
  const { side, thread } = held
  const refusal = await sendMessage(context, thread, { ...body, side, authorId: account.id })
  if (refusal) return refusal
  const after = await ownThreadNow(context, path.id, account)
  return after ? { status: 201, body: after } : notFound
}
