import type { Job } from '../../platform/jobs/job.ts'
import { endOffers } from './end-offers.ts'

export const offerJobs: Job[] = [{ name: 'end-offers', cron: '* * * * *', run: endOffers }]
