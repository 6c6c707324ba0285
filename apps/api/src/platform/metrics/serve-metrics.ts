import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../../core/log.ts'

interface Where {
  port: number
  host: string
}

const contentType = 'text/plain; version=0.0.4; charset=utf-8'

export interface ServedMetrics {
  /** Null where another process serves them. */
  port: number | null
  close: () => Promise<void>
}

/** `GET /metrics` on a port of its own, which the public never reaches. */
export async function serveMetrics(
  collect: () => Promise<string>,
  { port, host }: Where,
  log: Log,
): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    collect().then(
      (text) => response.setHeader('content-type', contentType).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be told')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    // Port 0 takes one that is free, for tests.
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
