import { type BaseLogger, type DestinationStream, type Level, type Logger, pino } from 'pino'
import { redact } from './redact.ts'
import { traceOfLogLine } from './tracing.ts'

/** The log of operations and jobs. Inside a request every line carries the request's id. */
export type Log = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>

interface LogOptions {
  stream?: DestinationStream | undefined
  /** Adds the trace id to each line of a trace. */
  isTraced?: boolean
}

/** JSON, one line an event, without secrets, to standard output unless a stream is given. */
export function openLog(level: Level, { stream, isTraced = false }: LogOptions = {}): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: redact },
    ...(isTraced && { mixin: traceOfLogLine }),
  }
  return stream === undefined ? pino(options) : pino(options, stream)
}
