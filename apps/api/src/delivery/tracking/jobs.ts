import type { Job } from '../../platform/jobs/job.ts'
import { alarmRules } from './alarms/alarm-rules.ts'
import { alarmJob } from './alarms/check-alarms.ts'
import { mailOrderSteps } from './mails/notify-buyer.ts'
import { planOrders } from './progress/plan-orders.ts'

export const trackingJobs: Job[] = [
  { name: 'plan-orders', cron: '* * * * *', run: planOrders },
  { name: 'mail-order-steps', cron: '*/10 * * * *', run: mailOrderSteps },
  ...alarmRules.map(alarmJob),
]
