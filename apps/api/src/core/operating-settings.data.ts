import type { SettingNotes } from './setting-notes.ts'

export const operatingNotes = {
  READY_QUEUE_SECONDS: {
    group: 'processes',
    importance: 'know',
    text: 'how long, in seconds, the oldest due job may wait before `/readyz` says no.',
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
  METRICS_PORT: {
    group: 'watching',
    importance: 'know',
    text: 'where Prometheus asks for `/metrics`, which covers all `WORKERS`. Unset: nothing is counted.',
    example: '9464',
  },
  METRICS_HOST: {
    group: 'watching',
    importance: 'ignore',
    text: 'the address on which `METRICS_PORT` listens.',
  },
  CLAMAV_URL: {
    group: 'storage',
    importance: 'know',
    text: '`tcp://127.0.0.1:3310`, ClamAV’s daemon, which looks at every private file; while it does not answer, no file is taken. Unset: nobody looks.',
  },
} as const satisfies SettingNotes
