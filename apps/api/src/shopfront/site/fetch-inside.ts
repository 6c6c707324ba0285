import type { FastifyInstance } from 'fastify'

/** The API for pages rendered in this process: no socket, and as nobody in particular. */
export function fetchInside(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const answer = await app.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, accept: 'application/json' },
    })
    return new Response(answer.statusCode === 204 ? null : answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type'] ?? 'application/json' },
    })
  }
}
