import type { FailedJob } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** Has a job that failed run again, with all its tries anew. */
export async function retryFailedJob(id: number): Promise<FailedJob> {
  return granted(ask(client.POST('/support/jobs/{id}/retry', { params: { path: { id } } })))
}
