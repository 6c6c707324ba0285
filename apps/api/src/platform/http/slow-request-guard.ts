import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { hasBody } from './body.ts'

/** Seconds between two checks of a body that is arriving. */
const checkSeconds = 30
/** Fewer bytes than this between two checks are no progress: no line is that slow. */
const minProgress = 1024

interface Options {
  /** Milliseconds, for a test. */
  every?: number
}

/** Ends the connection of a caller whose body does not arrive, as Node ends one whose headers do not. */
export function guardSlowRequests(
  app: FastifyInstance,
  { every = checkSeconds * 1000 }: Options = {},
) {
  app.addHook('onRequest', (request, _reply, next) => {
    next()
    const { raw } = request
    const { socket } = raw
    // Calls that a page makes to the API inside this process have no connection.
    if (!hasBody(request) || !(socket instanceof Socket)) return
    let seen = socket.bytesRead
    const check = () => {
      // Bytes that have arrived and that we have not read yet are not the caller's fault.
      const hasStalled = socket.bytesRead - seen < minProgress && raw.readableLength === 0
      seen = socket.bytesRead
      if (raw.complete || socket.destroyed) clearInterval(timer)
      else if (hasStalled) app.server.emit('clientError', new SlowRequestError(), socket)
    }
    // If we were busy, what came meanwhile is read first.
    const timer = setInterval(() => setImmediate(check), every).unref()
    raw.once('end', () => clearInterval(timer))
  })
}

/** Fastify knows Node's code: it answers 408 and closes the connection. */
class SlowRequestError extends Error {
  override name = 'SlowRequestError'
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT'
  constructor() {
    super('The body does not arrive')
  }
}
