import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '../../core/log.ts'
import type { TraceSettings } from './settings.ts'
import { foundByPoll, type SpanOptions, type Tracing } from '../../core/tracing.ts'
import { PollFilter } from './poll-filter.ts'

/** Milliseconds that the receiver has for a batch; also at the end of a process, which waits for the last one. */
const patience = 5000

export function openTracing(
  { endpoint, serviceName, share }: TraceSettings,
  log: Log,
): { tracing: Tracing; stop: () => Promise<void> } {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = warningOnce(new OTLPTraceExporter({ url, timeoutMillis: patience }), log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'process.pid': process.pid }),
    // A child of a sampled span is sampled, too.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new PollFilter(new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience })),
    ],
  })
  return {
    tracing: tracingOf(provider.getTracer('bandari')),
    stop: async () => {
      await provider.shutdown().catch(() => {
        // The log already says what was not taken, and a process does not fail for it.
      })
      context.disable()
    },
  }
}

type Tracer = ReturnType<TracerProvider['getTracer']>

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

function tracingOf(tracer: Tracer): Tracing {
  const begin = ({ name, side, isRoot, isPoll, attributes: given = {} }: SpanOptions) => {
    const kind = side === undefined ? SpanKind.INTERNAL : kinds[side]
    const around = isRoot || isPoll ? ROOT_CONTEXT : context.active()
    const attributes = isPoll ? { ...given, [foundByPoll]: 0 } : given
    const span = tracer.startSpan(name, { kind, attributes }, around)
    return { span, within: trace.setSpan(around, span) }
  }
  return {
    traceId: () => idOf(trace.getActiveSpan()),
    run: async (options, act) => {
      if (options.isChildOnly && !trace.getActiveSpan()) return act(() => undefined)
      const { span, within } = begin(options)
      try {
        return await context.with(within, () =>
          act((attributes) => void span.setAttributes(attributes)),
        )
      } catch (error) {
        // The message may hold personal data; it is in the log, which is redacted.
        fail(span, error instanceof Error ? error.name : typeof error)
        throw error
      } finally {
        span.end()
      }
    },
    open: (options) => {
      const { span, within } = begin(options)
      return {
        traceId: idOf(span),
        inside: (act) => context.with(within, act),
        end: ({ name, attributes, hasFailed }) => {
          if (!span.isRecording()) return
          span.updateName(name).setAttributes(attributes)
          if (hasFailed) fail(span)
          span.end()
        },
      }
    },
  }
}

function fail(span: Span, type?: string) {
  if (type !== undefined) span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function idOf(span: Span | undefined): string | null {
  return span?.isRecording() ? span.spanContext().traceId : null
}

/** Warns once while the receiver is unavailable, however long. */
function warningOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let isAway = false
  return {
    export: (spans, tell) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined
        if (failed && !isAway) log.warn({ err: result.error }, 'Nobody takes the traces')
        isAway = failed
        tell(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
