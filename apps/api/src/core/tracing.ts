/**
 * Tracing, which shows where the time goes. Without a receiver, which is the default, each span costs one comparison.
 */

export type SpanAttributes = Record<string, string | number>

/** Names and counts only: never the content of a request, or its caller. */
export interface SpanOptions {
  name: string
  /** `server`: a caller waits for us; `client`: we wait for another server. */
  side?: 'server' | 'client'
  /** Begins a trace of its own, whatever caused it, as a job does. */
  isRoot?: boolean
  /** A root, too, that is reported with all that is in it if it fails or finds something (`foundByPoll`). */
  isPoll?: boolean
  /** Reported only inside another span. */
  isChildOnly?: boolean
  attributes?: SpanAttributes
}

/** The attribute of a poll that tells how much it found to do. */
export const foundByPoll = 'bandari.found'

export type SetAttributes = (attributes: SpanAttributes) => void

/** A span that the caller ends. */
export interface OpenSpan {
  /** Null where sampling left this one out. */
  traceId: string | null
  /** Spans that `act` begins are its children. */
  inside: (act: () => void) => void
  end: (outcome: { name: string; attributes: SpanAttributes; hasFailed: boolean }) => void
}

export interface Tracing {
  run: <T>(span: SpanOptions, act: (setAttributes: SetAttributes) => Promise<T>) => Promise<T>
  open: (span: SpanOptions) => OpenSpan
  /** The trace id of the current span. */
  traceId: () => string | null
}

let tracing: Tracing | null = null

export function setTracing(next: Tracing | null) {
  tracing = next
}

export const isTracing = () => tracing !== null

export const openSpan = (span: SpanOptions) => tracing?.open(span) ?? null

const ignored: SetAttributes = () => undefined

export function traced<T>(
  span: () => SpanOptions,
  act: (setAttributes: SetAttributes) => Promise<T>,
): Promise<T> {
  return tracing === null ? act(ignored) : tracing.run(span(), act)
}

/** The trace id for a line of the log. */
export function traceOfLogLine(): { traceId?: string } {
  const traceId = tracing?.traceId() ?? null
  return traceId === null ? {} : { traceId }
}
