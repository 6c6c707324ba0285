import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportThreadNow } from './support-thread-now.ts'

export const getSupportThread: Handler<'getSupportThread'> = async (context, { path, query }) => {
  const thread = await supportThreadNow(context, path.id, query.before)
  return thread ? { status: 200, body: thread } : notFound
}
