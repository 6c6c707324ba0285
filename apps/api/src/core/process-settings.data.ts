import type { SettingNotes } from './setting-notes.ts'

export const processNotes = {
  WORKERS: {
    group: 'processes',
    importance: 'know',
    text: 'processes that share the port.',
  },
  ROLE: {
    group: 'processes',
    importance: 'know',
    text: '`web` answers requests, `worker` runs jobs, `all` does both.',
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
  REPLICA_LAG_MS: {
    group: 'database',
    importance: 'ignore',
    text: 'how far behind, in milliseconds, a replica may be.',
  },
} as const satisfies SettingNotes
