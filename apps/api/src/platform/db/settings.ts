import { mixed, object, string } from 'yup'
import type { Settings } from '../../core/settings.ts'
import { declareSettings } from '../../core/settings-part.ts'
import { onOff, whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** A PostgreSQL server (15 or newer); the embedded one when absent. */
    databaseUrl: string | undefined
    /** Connections that the requests of one process share. */
    databasePool: number
    /** The database without a pooler between, for what needs a session: locks and notifications. */
    databaseDirectUrl: string | undefined
    /** Whether the database keeps statements by name for a connection, which PgBouncer before 1.21 does not. */
    preparedStatements: boolean
    /** Replicas that answer what everybody may read. */
    databaseReadUrls: string[]
    /** What orders, payments and the ledger wait for when they commit; the server's own setting when absent. */
    synchronousCommit: SynchronousCommit | undefined
  }
}

const waits = ['on', 'remote_write', 'remote_apply'] as const

type SynchronousCommit = (typeof waits)[number]

const address = string().matches(/^postgres(ql)?:\/\//, '${path} must start with postgres://')

export const databaseSettings = declareSettings({
  schema: object({
    DATABASE_URL: address,
    DATABASE_POOL: whole(2, 200).default(16),
    DATABASE_DIRECT_URL: address,
    PREPARED_STATEMENTS: onOff().default(true),
    DATABASE_READ_URL: string().matches(
      /^postgres(ql)?:\/\/[^,\s]+(,postgres(ql)?:\/\/[^,\s]+)*$/,
      '${path} must be addresses that start with postgres://, split by commas',
    ),
    SYNCHRONOUS_COMMIT: mixed<SynchronousCommit>().oneOf(
      waits,
      '${path} must be on, remote_write or remote_apply',
    ),
  }),
  notes: {
    DATABASE_URL: {
      group: 'database',
      importance: 'know',
      text: 'a PostgreSQL server, 15 or newer; it may list several hosts. A password with `@`, `/` or `%` stands by itself in `PGPASSWORD`. Unset: the embedded one.',
      example: 'postgres://bandari:password@database/bandari',
    },
    DATABASE_READ_URL: {
      group: 'database',
      importance: 'know',
      text: 'replicas, split by commas, that answer what everybody may read.',
    },
    SYNCHRONOUS_COMMIT: {
      group: 'database',
      importance: 'know',
      text: 'what orders, payments and the ledger wait for: `on`, `remote_write` or `remote_apply`.',
      unset: 'the server’s',
    },
    DATABASE_DIRECT_URL: {
      group: 'database',
      importance: 'know',
      text: 'the database without a pooler between, for what needs a session.',
      unset: '`DATABASE_URL`',
    },
    PREPARED_STATEMENTS: {
      group: 'database',
      importance: 'know',
      text: 'off behind a PgBouncer before 1.21, which forgets the names of statements between transactions.',
    },
    DATABASE_POOL: {
      group: 'database',
      importance: 'ignore',
      text: 'connections that the requests of one process share. A process needs about ten more.',
    },
  },
  read: (given) => ({
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    preparedStatements: given.PREPARED_STATEMENTS,
    databaseReadUrls: given.DATABASE_READ_URL?.split(',') ?? [],
    synchronousCommit: given.SYNCHRONOUS_COMMIT,
  }),
})

/** Connections of a process beside its pool: the queue and its leader, two of the vehicles in memory, readiness, invalidation. */
const besidePool = 10
/** Connections of commands and of the operator. */
const reserve = 20

/** How many connections a database that only we use must take. While several processes are replaced there is one more. */
export function connectionsOf({
  workers = 1,
  databasePool = 16,
}: Partial<Pick<Settings, 'workers' | 'databasePool'>>): number {
  const processes = workers > 1 ? workers + 1 : 1
  return Math.max(100, processes * (databasePool + besidePool) + reserve)
}
