import { traced } from './tracing.ts'

/** Asks another server. A trace tells the server's name and answer, never the whole address or what is in it. */
export function fetchOutside(url: string, init: RequestInit = {}): Promise<Response> {
  return tracedCall(url, init.method ?? 'GET', () => fetch(url, init))
}

export function tracedCall(
  url: string,
  method: string,
  ask: () => Promise<Response>,
): Promise<Response> {
  return traced(
    () => {
      const { hostname, port } = new URL(url)
      const facts = { 'server.address': hostname, 'http.request.method': method }
      return {
        name: `${method} ${hostname}`,
        side: 'client',
        facts: { ...facts, ...(port !== '' && { 'server.port': Number(port) }) },
      }
    },
    async (tell) => {
      const answer = await ask()
      tell({ 'http.response.status_code': answer.status })
      return answer
    },
  )
}
