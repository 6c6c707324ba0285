import { object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Where `/metrics` is asked for; null: nobody counts. */
    metrics: { port: number; host: string } | null
  }
}

export const metricsSettings = declareSettings({
  schema: object({
    METRICS_PORT: whole(0, 65535),
    METRICS_HOST: string().default('127.0.0.1'),
  }),
  notes: {
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
  },
  read: ({ METRICS_PORT: port, METRICS_HOST: host }) => ({
    metrics: port === undefined ? null : { port, host },
  }),
})
