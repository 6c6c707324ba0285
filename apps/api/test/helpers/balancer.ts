import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** What `deploy/cluster/haproxy.cfg` asks of HAProxy, five times as fast: who is ready, and what may be sent again. */
export interface Balancer {
  port: number
  /** Resolves when it sends requests to so many. */
  untilUp: (count: number) => Promise<void>
  /** How many requests each port was sent. */
  served: ReadonlyMap<number, number>
  close: () => Promise<void>
}

const lookEvery = 200
const fallAfter = 2

interface Backend {
  port: number
  failures: number
  agent: Agent
}

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const backends = ports.map((port) => ({
    port,
    failures: fallAfter,
    agent: new Agent({ keepAlive: true }),
  }))
  const served = new Map<number, number>()
  const up = () => backends.filter(({ failures }) => failures < fallAfter)
  let turn = 0

  const pass = async (asked: IncomingMessage, reply: ServerResponse) => {
    const body = await buffer(asked)
    const candidates = up()
    for (let attempt = 0; attempt < candidates.length; attempt += 1) {
      turn += 1
      const backend = candidates[turn % candidates.length] as Backend
      served.set(backend.port, (served.get(backend.port) ?? 0) + 1)
      const answer = await send(backend, asked, body).catch((error: Error) => error)
      if (!(answer instanceof Error)) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
        return
      }
      // Only what nobody has begun: no connection was made.
      if ((answer as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break
    }
    reply.writeHead(502).end()
  }
  const server = createServer((asked, reply) => {
    pass(asked, reply).catch((error: Error) => reply.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const looking = setInterval(() => {
    for (const backend of backends) void look(backend)
  }, lookEvery)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    served,
    untilUp: async (count) => {
      while (up().length !== count) await sleep(20)
    },
    close: async () => {
      clearInterval(looking)
      for (const { agent } of backends) agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function look(backend: Backend): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${backend.port}/readyz`).catch(() => null)
  backend.failures = answer?.ok ? 0 : backend.failures + 1
}

async function send(
  { port, agent }: Backend,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent })
  outgoing.on('socket', (socket: Socket) => socket.setNoDelay(true))
  outgoing.end(body)
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return answer
}
