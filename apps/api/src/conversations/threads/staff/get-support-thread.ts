import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { readSupportThread } from './read-support-thread.ts'

export const getSupportThread: Handler<'getSupportThread'> = async (context, { path, query }) => {
  const thread = await readSupportThread(context, path.id, query.before)
  return thread ? { status: 200, body: thread } : notFound
}
