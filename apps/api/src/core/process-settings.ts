import { type InferType, mixed, object, string } from 'yup'
import { onOff, whole } from './setting-types.ts'

const waits = ['on', 'remote_write', 'remote_apply'] as const
const address = string().matches(/^postgres(ql)?:\/\//, '${path} must start with postgres://')

const roles = ['web', 'worker', 'all'] as const

/** How many processes there are, and what each of them does. */
export interface ProcessSettings {
  /** `web` answers requests, `worker` does what no request waits for, `all` both. */
  role: (typeof roles)[number]
  /** Processes that share the port. */
  workers: number
  /** Connections that the requests of one process share. */
  databasePool: number
  /** The database without a pooler between, for what needs a session: locks and news. */
  databaseDirectUrl: string | undefined
  /** Whether the database keeps statements by name for a connection, which PgBouncer before 1.21 does not. */
  preparedStatements: boolean
  /** Replicas that answer what everybody may read. */
  databaseReadUrls: string[]
  /** Milliseconds that a replica may be behind. */
  replicaLagMs: number
  /** What orders, payments and the ledger wait for when they commit; the server's own setting when absent. */
  synchronousCommit: SynchronousCommit | undefined
}

type SynchronousCommit = (typeof waits)[number]

export const processSchema = object({
  ROLE: mixed<(typeof roles)[number]>()
    .oneOf(roles, '${path} must be web, worker or all')
    .default('all'),
  WORKERS: whole(1, 64).default(1),
  DATABASE_POOL: whole(2, 200).default(16),
  DATABASE_DIRECT_URL: address,
  PREPARED_STATEMENTS: onOff().default(true),
  DATABASE_READ_URL: string().matches(
    /^postgres(ql)?:\/\/[^,\s]+(,postgres(ql)?:\/\/[^,\s]+)*$/,
    '${path} must be addresses that start with postgres://, split by commas',
  ),
  REPLICA_LAG_MS: whole(100, 60_000).default(2000),
  SYNCHRONOUS_COMMIT: mixed<SynchronousCommit>().oneOf(
    waits,
    '${path} must be on, remote_write or remote_apply',
  ),
})

export function processSettings(read: InferType<typeof processSchema>): ProcessSettings {
  return {
    role: read.ROLE,
    workers: read.WORKERS,
    databasePool: read.DATABASE_POOL,
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    preparedStatements: read.PREPARED_STATEMENTS,
    databaseReadUrls: read.DATABASE_READ_URL?.split(',') ?? [],
    replicaLagMs: read.REPLICA_LAG_MS,
    synchronousCommit: read.SYNCHRONOUS_COMMIT,
  }
}

/** What a process has beside its pool: the queue's and its leader's, two of the listed vehicles, readiness, news. */
const beside = 10
/** Commands, and whoever looks after the database. */
const others = 20

/** How many connections a database that only we use must take. */
export function connectionsOf({
  workers = 1,
  databasePool = 16,
}: Partial<ProcessSettings>): number {
  return Math.max(100, workers * (databasePool + beside) + others)
}
