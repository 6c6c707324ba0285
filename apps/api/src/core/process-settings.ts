import { type InferType, mixed, number, object } from 'yup'

const roles = ['web', 'worker', 'all'] as const

/** How many processes there are, and what each of them does. */
export interface ProcessSettings {
  /** `web` answers requests, `worker` does what no request waits for, `all` both. */
  role: (typeof roles)[number]
  /** Processes that share the port. */
  workers: number
  /** Connections that the requests of one process share. */
  databasePool: number
}

export const processSchema = object({
  ROLE: mixed<(typeof roles)[number]>()
    .oneOf(roles, '${path} must be web, worker or all')
    .default('all'),
  WORKERS: number().integer().min(1).max(64).default(1),
  DATABASE_POOL: number().integer().min(2).max(200).default(16),
})

export function processSettings(read: InferType<typeof processSchema>): ProcessSettings {
  return { role: read.ROLE, workers: read.WORKERS, databasePool: read.DATABASE_POOL }
}

/** What a process has beside its pool: the queue's and its leader's, two of the listed vehicles, readiness, news. */
const beside = 10
/** Commands, and whoever looks after the database. */
const others = 20

/** How many connections a database must take that nobody else uses. */
export function connectionsOf({
  workers = 1,
  databasePool = 16,
}: Partial<ProcessSettings>): number {
  return Math.max(100, workers * (databasePool + beside) + others)
}
