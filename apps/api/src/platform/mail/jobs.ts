import type { Job } from '../jobs/job.ts'
import { resendMailJob } from './outbox.store.ts'
import type { Outbox } from './worker.ts'

export const deliverMailsJob = 'deliver-mails'

/** Mails leave as soon as they are committed (`nudgeOutbox`); the round finds those that nobody announced. */
export function mailJobs({ drain, deliverAgain }: Pick<Outbox, 'drain' | 'deliverAgain'>): Job[] {
  return [
    { name: deliverMailsJob, everySeconds: 1, run: drain },
    {
      name: resendMailJob,
      onDemand: true,
      run: (_, payload) => deliverAgain((payload as { subject: number }).subject),
    },
  ]
}
