import type { Job } from '../../platform/jobs/job.ts'
import { watchBitcoin } from './watch-bitcoin.ts'

export const bitcoinJobs: Job[] = [{ name: 'watch-bitcoin', cron: '* * * * *', run: watchBitcoin }]
