import { mixed, object } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** `web` answers requests, `worker` does what no request waits for, `all` both. */
    role: Role
    /** Processes that share the port. */
    workers: number
    /** Seconds for which an ending process says that it is not ready and still answers; then it takes nothing more. */
    drainSeconds: number
    /** The most seconds that the work under way may take after that. */
    stopSeconds: number
  }
}

const roles = ['web', 'worker', 'all'] as const

type Role = (typeof roles)[number]

export const processesSettings = declareSettings({
  schema: object({
    ROLE: mixed<Role>().oneOf(roles, '${path} must be web, worker or all').default('all'),
    WORKERS: whole(1, 64).default(1),
    DRAIN_SECONDS: whole(0, 300),
    STOP_SECONDS: whole(1, 600).default(25),
  }),
  notes: {
    WORKERS: {
      group: 'processes',
      importance: 'know',
      text: 'processes that share the port; from 2 on, SIGUSR2 replaces them and refuses nobody.',
    },
    ROLE: {
      group: 'processes',
      importance: 'know',
      text: '`web` answers requests, `worker` runs jobs, `all` does both.',
    },
    DRAIN_SECONDS: {
      group: 'processes',
      importance: 'know',
      text: 'how long, in seconds, an ending process says that it is not ready and still answers.',
      unset: '5 in production, otherwise 0',
    },
    STOP_SECONDS: {
      group: 'processes',
      importance: 'know',
      text: 'how long, in seconds, the work under way may take after that.',
    },
  },
  read: (given, { production }) => ({
    role: given.ROLE,
    workers: given.WORKERS,
    drainSeconds: given.DRAIN_SECONDS ?? (production ? 5 : 0),
    stopSeconds: given.STOP_SECONDS,
  }),
})
