import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { ownThreadNow } from './own-thread.ts'

export const getThread: Handler<'getThread'> = async (context, { path, account, query }) => {
  const thread = await ownThreadNow(context, path.id, account, query.before)
  return thread ? { status: 200, body: thread } : notFound
}
