import { type InferType, object, string } from 'yup'
import { processSchema, type ProcessSettings, processSettings } from './process-settings.ts'
import { whole } from './setting-types.ts'
import { traceSchema, type TraceSettings, traceSettings } from './trace-settings.ts'

/** How the process is looked after by whoever runs it. */
export interface OperatingSettings extends ProcessSettings {
  /** `/readyz` says no when the oldest job that is due has waited for longer, in seconds. */
  readyQueueSeconds: number
  /** Seconds for which an ending process says that it is not ready and still answers; then it takes nothing more. */
  drainSeconds: number
  /** The most seconds that the work under way may take after that. */
  stopSeconds: number
  /** ClamAV's daemon, which looks at every private file; null: nobody does. */
  clamavUrl: string | null
  /** Where `/metrics` is asked for; null: nobody counts. */
  metrics: { port: number; host: string } | null
  /** Who is told where the time goes; null: nobody. */
  traces: TraceSettings | null
}

export const operatingSchema = object({
  READY_QUEUE_SECONDS: whole(1, 86_400).default(900),
  DRAIN_SECONDS: whole(0, 300),
  METRICS_PORT: whole(0, 65535),
  METRICS_HOST: string().default('127.0.0.1'),
  STOP_SECONDS: whole(1, 600).default(25),
  CLAMAV_URL: string().matches(
    /^tcp:\/\/[^\s/:]+:\d{1,5}$/,
    '${path} must look like tcp://127.0.0.1:3310',
  ),
})
  .concat(processSchema)
  .concat(traceSchema)

export function operatingSettings(
  read: InferType<typeof operatingSchema>,
  { production }: { production: boolean },
): OperatingSettings {
  return {
    ...processSettings(read),
    readyQueueSeconds: read.READY_QUEUE_SECONDS,
    drainSeconds: read.DRAIN_SECONDS ?? (production ? 5 : 0),
    stopSeconds: read.STOP_SECONDS,
    clamavUrl: read.CLAMAV_URL ?? null,
    metrics:
      read.METRICS_PORT === undefined ? null : { port: read.METRICS_PORT, host: read.METRICS_HOST },
    traces: traceSettings(read),
  }
}
