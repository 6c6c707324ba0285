import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { hasBody } from './body.ts'

/** Seconds between two looks at a body that is on its way. */
const patience = 30
/** Fewer bytes than this between two looks are no progress: no line is that slow, and a drip would hold us for minutes. */
const leastProgress = 1024

interface Options {
  /** In milliseconds, for a test. */
  every?: number
}

/** Ends the connection of a caller whose body does not arrive, as Node ends one whose headers do not. */
export function endStalledBodies(app: FastifyInstance, { every = patience * 1000 }: Options = {}) {
  app.addHook('onRequest', (request, _reply, next) => {
    next()
    const { raw } = request
    const { socket } = raw
    // Calls that a page makes to the API inside this process have no connection.
    if (!hasBody(request) || !(socket instanceof Socket)) return
    let seen = socket.bytesRead
    const look = () => {
      // What has arrived and waits for us is no fault of the caller's.
      const hasStalled = socket.bytesRead - seen < leastProgress && raw.readableLength === 0
      seen = socket.bytesRead
      if (raw.complete || socket.destroyed) clearInterval(looks)
      else if (hasStalled) app.server.emit('clientError', new StalledBody(), socket)
    }
    // If we were busy, what came meanwhile is read first.
    const looks = setInterval(() => setImmediate(look), every).unref()
    raw.once('end', () => clearInterval(looks))
  })
}

/** Known to Fastify under Node's code: it answers 408 and lets go of the connection. */
class StalledBody extends Error {
  override name = 'StalledBody'
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
  constructor() {
    super('The body does not arrive')
  }
}
