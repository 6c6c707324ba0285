import { lapseAmendments } from './amendments/lapse-amendments.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { takeConsigneeChanges } from './consignee/take-consignee-changes.ts'
import { expireReservations } from './expire-reservations.ts'
import { recheckImports } from './landed/recheck-imports.ts'
import { remindOfPayment } from './remind-of-payment.ts'

export const orderJobs: Job[] = [
  { name: 'expire-reservations', cron: '* * * * *', run: expireReservations },
  { name: 'remind-of-payment', cron: '*/5 * * * *', run: remindOfPayment },
  { name: 'take-consignee-changes', cron: '* * * * *', run: takeConsigneeChanges },
  { name: 'lapse-amendments', cron: '* * * * *', run: lapseAmendments },
  { name: 'recheck-imports', cron: '20 * * * *', run: recheckImports },
]
