import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as OTLP/HTTP carries it in JSON. */
export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code?: number; message?: string }
  events?: unknown[]
  facts: Record<string, string | number>
}

/** What stands behind OTEL_EXPORTER_OTLP_ENDPOINT: it keeps whatever arrives. */
export interface OtlpReceiver {
  url: string
  spans: ReceivedSpan[]
  /** As it came, for whoever looks for what must not be in it. */
  raw: () => string
  /** From here on it answers this. */
  answer: (status: number) => void
  asked: () => number
  close: () => Promise<void>
}

interface Value {
  stringValue?: string
  intValue?: string | number
  doubleValue?: number
}

type Wire = Omit<ReceivedSpan, 'facts'> & { attributes: { key: string; value: Value }[] }

interface Batch {
  resourceSpans: { scopeSpans: { spans: Wire[] }[] }[]
}

export async function openReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  let raw = ''
  let status = 200
  let asked = 0
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    asked += 1
    if (request.url !== '/v1/traces' || request.method !== 'POST') status = 404
    if (status === 200) {
      raw += body
      spans.push(...spansOf(JSON.parse(body) as Batch))
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => {
    void take(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw: () => raw,
    answer: (next) => {
      status = next
    },
    asked: () => asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function spansOf({ resourceSpans }: Batch): ReceivedSpan[] {
  const wire = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  return wire.map(({ attributes, ...span }) => ({
    ...span,
    facts: Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)])),
  }))
}

function valueOf({ stringValue, intValue, doubleValue }: Value): string | number {
  return stringValue ?? Number(intValue ?? doubleValue)
}
