import { traced } from './tracing.ts'

/** Calls another server. A trace has the server's name and status, never the whole address or the body. */
export function fetchExternal(url: string, init: RequestInit = {}): Promise<Response> {
  return tracedCall(url, init.method ?? 'GET', () => fetch(url, init))
}

export function tracedCall(
  url: string,
  method: string,
  call: () => Promise<Response>,
): Promise<Response> {
  return traced(
    () => {
      const { hostname, port } = new URL(url)
      const attributes = { 'server.address': hostname, 'http.request.method': method }
      return {
        name: `${method} ${hostname}`,
        side: 'client',
        attributes: { ...attributes, ...(port !== '' && { 'server.port': Number(port) }) },
      }
    },
    async (setAttributes) => {
      const answer = await call()
      setAttributes({ 'http.response.status_code': answer.status })
      return answer
    },
  )
}
