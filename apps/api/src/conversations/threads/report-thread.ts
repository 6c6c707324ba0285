import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockMyThread, readMyThread } from './my-thread.ts'
import { insertReport } from './threads.store.ts'
import { mayAnswer } from './thread.view.ts'

export const reportThread: Handler<'reportThread'> = async (context, { path, account, body }) => {
  const { db, clock } = context
  const locked = await lockMyThread(context, path.id, account)
  if (!locked) return notFound
  if (!mayAnswer(account, locked.side)) return refuse(403, detail('not_allowed'))
  const report = { threadId: path.id, by: account.id, reason: body.reason, now: clock.now() }
  if (!(await insertReport(db, report))) return refuse(409, detail('thread_reported'))
  const thread = await readMyThread(context, path.id, account)
  return thread ? { status: 201, body: thread } : notFound
}
