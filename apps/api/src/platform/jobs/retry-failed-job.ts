import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { insertAudit } from '../audit/audit.store.ts'
import { failedJobView } from './failed-job.view.ts'
import { failedJobs, rescheduleJob } from './failed-jobs.store.ts'

export const retryFailedJob: Handler<'retryFailedJob'> = async (
  { db, clock },
  { path, account },
) => {
  const before = await failedJobs.find(db, path.id)
  if (!before) return notFound
  await rescheduleJob(db, before.id)
  const after = (await failedJobs.find(db, before.id)) ?? before
  await insertAudit(db, {
    actorId: account.id,
    action: 'retry-job',
    subject: 'job',
    subjectId: before.id,
    before: { job: before.job, state: before.state, error: before.last_error },
    after: { job: after.job, state: after.state },
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: failedJobView(after) }
}
