import { daysBefore } from '../core/days-before.ts'
import type { Job } from '../platform/jobs/job.ts'
import { sweepDeliveries } from './deliveries/deliveries.store.ts'
import type { WebhookSender } from './deliveries/sender.ts'

export const sendWebhooksJob = 'send-webhooks'

/** For how many days the log of a webhook tells what became of a message. */
const logDays = 30

/** What happens is sent within a second; a test event, and what is sent again, at once (`nudgeWebhooks`). */
export function webhookJobs({ drain }: Pick<WebhookSender, 'drain'>): Job[] {
  return [
    { name: sendWebhooksJob, everySeconds: 1, run: drain },
    {
      name: 'sweep-webhook-log',
      cron: '50 3 * * *',
      run: ({ db, clock }) => sweepDeliveries(db, daysBefore(clock.now(), logDays)),
    },
  ]
}
