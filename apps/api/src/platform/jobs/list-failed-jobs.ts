import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../lists/list-records.ts'
import { failedJobView } from './failed-job.view.ts'
import { failedJobs } from './failed-jobs.store.ts'

export const listFailedJobs: Handler<'listFailedJobs'> = ({ db }, { query }) =>
  listRecords(failedJobs, { db, query, view: (rows) => rows.map(failedJobView) })
