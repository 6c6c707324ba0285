import type { Job } from '../../platform/jobs/job.ts'
import { tellOfBankAccount } from './tell-of-bank-account.ts'

export const bankAccountJobs: Job[] = [
  { name: 'tell-of-bank-account', cron: '* * * * *', run: tellOfBankAccount },
]
