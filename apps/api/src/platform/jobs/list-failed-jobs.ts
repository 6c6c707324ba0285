import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../lists/answer-list.ts'
import { readList } from '../lists/list-sql.store.ts'
import { failedJobView } from './failed-job.view.ts'
import { countFailedJobs, failedJobColumns, listFailedJobRows } from './failed-jobs.store.ts'

const newestFirst = { field: 'failed_at', descending: true } as const

export const listFailedJobs: Handler<'listFailedJobs'> = async ({ db }, { query: parameters }) => {
  const reading = readList(parameters, failedJobColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countFailedJobs(db, query)
  const body = (await listFailedJobRows(db, query)).map(failedJobView)
  return answerList('jobs', { query, total, body })
}
