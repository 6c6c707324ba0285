import type { Handler } from '../../../core/contract.ts'
import { isOfVendor } from '../../../core/vendor-of.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { hasWritten } from '../thread-messages.store.ts'
import { decideReport, lockThread, setBlocked } from '../threads.store.ts'
import { readSupportThread } from './read-support-thread.ts'

export const decideThreadReport: Handler<'decideThreadReport'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, body } = call
  const thread = await lockThread(db, path.id)
  if (!thread?.report) return notFound
  if (thread.buyer_id === account.id || isOfVendor(account, thread.vendor_id))
    return refuse(409, detail('own_money'))
  if (thread.report.outcome) return refuse(409, detail('thread_report_decided'))
  if (await hasWritten(db, path.id, account.id)) return refuse(409, detail('thread_report_own'))
  const now = clock.now()
  const { outcome } = body
  await decideReport(db, { threadId: path.id, outcome, by: account.id, now })
  if (outcome === 'closed') await setBlocked(db, path.id, 'staff')
  await insertAudit(db, {
    actorId: account.id,
    action: 'decide-thread-report',
    subject: 'thread',
    subjectId: path.id,
    before: { blocked_by: thread.blocked_by },
    after: { outcome },
    reason: null,
    now,
  })
  const after = await readSupportThread(context, path.id)
  return after ? { status: 200, body: after } : notFound
}
