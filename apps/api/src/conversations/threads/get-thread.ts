import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { readMyThread } from './my-thread.ts'

export const getThread: Handler<'getThread'> = async (context, { path, account, query }) => {
  const thread = await readMyThread(context, path.id, account, query.before)
  return thread ? { status: 200, body: thread } : notFound
}
