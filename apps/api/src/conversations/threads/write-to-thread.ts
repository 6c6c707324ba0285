import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockMyThread, readMyThread } from './my-thread.ts'
import { sendMessage } from './send-message.ts'
import { mayAnswer } from './thread.view.ts'

export const writeToThread: Handler<'writeToThread'> = async (context, { path, account, body }) => {
  const locked = await lockMyThread(context, path.id, account)
  if (!locked) return notFound
  if (!mayAnswer(account, locked.side)) return refuse(403, detail('not_allowed'))
  const { side, thread } = locked
  const refusal = await sendMessage(context, thread, { ...body, side, authorId: account.id })
  if (refusal) return refusal
  const after = await readMyThread(context, path.id, account)
  return after ? { status: 201, body: after } : notFound
}
