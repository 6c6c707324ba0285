import type { FastifyInstance } from 'fastify'

/**
 * Calls the API for pages rendered in this process, without a socket and without an account. What is limited counts for the
 * visitor at `ip`, not for all of them together.
 */
export function fetchInside(
  app: FastifyInstance,
): (request: Request, ip: string) => Promise<Response> {
  return async (request, ip) => {
    const url = new URL(request.url)
    const language = request.headers.get('accept-language') ?? ''
    const answer = await app.inject({
      method: 'GET',
      remoteAddress: ip,
      url: url.pathname + url.search,
      headers: { host: url.host, accept: 'application/json', 'accept-language': language },
    })
    return new Response(answer.statusCode === 204 ? null : answer.payload, {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type'] ?? 'application/json' },
    })
  }
}
