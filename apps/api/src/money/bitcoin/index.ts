import type { MethodWork } from '../method-work.ts'
import { bitcoinJobs } from './jobs.ts'

export const bitcoin = { operations: {}, jobs: bitcoinJobs } satisfies MethodWork
