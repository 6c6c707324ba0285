import type { Job } from '../jobs/job.ts'
import { givenUpMail } from './outbox.store.ts'
import type { Outbox } from './worker.ts'

export const mailRound = 'deliver-mails'

/** Mails leave as soon as they are committed (`nudgeOutbox`); the round finds those that nobody announced. */
export function mailJobs({ drain, deliverAgain }: Pick<Outbox, 'drain' | 'deliverAgain'>): Job[] {
  return [
    { name: mailRound, everySeconds: 1, run: drain },
    {
      name: givenUpMail,
      ordered: true,
      run: (_, payload) => deliverAgain((payload as { subject: number }).subject),
    },
  ]
}
