import type { FailedJob } from '@bandari/sdk'
import { useGetList } from 'react-admin'
import { querying } from '../providers/granted.ts'
import { useMay } from '../staff/use-may.ts'

/** Enough to see what is wrong; the count tells how many more there are. */
const shown = { page: 1, perPage: 5 }
const newestFirst = { field: 'failed_at', order: 'DESC' } as const

const minute = 60_000

export interface FailedJobsReading {
  mayRead: boolean
  data: FailedJob[] | undefined
  total: number | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

/** The newest failures, looked at more often while one of them is tried again. */
export function useFailedJobs(): FailedJobsReading {
  const mayRead = useMay('listFailedJobs')
  const { data, total, error, refetch } = useGetList<FailedJob>(
    'support/jobs',
    { pagination: shown, sort: newestFirst },
    {
      ...querying,
      enabled: mayRead,
      refetchInterval: ({ state }) =>
        state.data?.data.some((job) => job.state === 'retrying') ? 5000 : minute,
      refetchOnWindowFocus: true,
    },
  )
  return { mayRead, data, total, error, refetch }
}
