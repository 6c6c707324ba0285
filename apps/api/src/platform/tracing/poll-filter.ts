import { SpanStatusCode } from '@opentelemetry/api'
import type { SpanProcessor } from '@opentelemetry/sdk-trace'
import { foundByPoll } from '../../core/tracing.ts'

type Span = Parameters<SpanProcessor['onEnd']>[0]

/**
 * Jobs look several times a second whether there is something to do, which was most of what a quiet shop reported. What
 * belongs to such a look is held back until it ends, and dropped if it found nothing.
 */
export class PollFilter implements SpanProcessor {
  readonly #next: SpanProcessor
  /** By trace. */
  readonly #held = new Map<string, Span[]>()

  constructor(next: SpanProcessor) {
    this.#next = next
  }

  onStart(...[span, around]: Parameters<SpanProcessor['onStart']>) {
    if (foundByPoll in span.attributes) this.#held.set(span.spanContext().traceId, [])
    this.#next.onStart(span, around)
  }

  onEnd(span: Span) {
    const { traceId } = span.spanContext()
    const held = this.#held.get(traceId)
    if (!held) return this.#next.onEnd(span)
    held.push(span)
    if (!(foundByPoll in span.attributes)) return
    this.#held.delete(traceId)
    const isTelling =
      span.attributes[foundByPoll] !== 0 || span.status.code === SpanStatusCode.ERROR
    if (isTelling) for (const each of held) this.#next.onEnd(each)
  }

  forceFlush = () => this.#next.forceFlush()

  shutdown = () => this.#next.shutdown()
}
