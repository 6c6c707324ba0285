import type { Log } from '../../core/log.ts'
import type { Settings } from '../../core/settings.ts'
import { setTracing } from '../../core/tracing.ts'

export interface RunningTracing {
  /** Sends the remaining spans, within a time limit. */
  stop: () => Promise<void>
}

const silent: RunningTracing = { stop: async () => undefined }

/** The libraries are loaded only where there is a receiver. */
export async function startTracing(
  { traces }: Pick<Settings, 'traces'>,
  log: Log,
): Promise<RunningTracing> {
  if (traces === null) return silent
  const { openTracing } = await import('./open-tracing.ts')
  const { tracing, stop } = openTracing(traces, log)
  setTracing(tracing)
  return {
    stop: async () => {
      setTracing(null)
      await stop()
    },
  }
}
