import { Agent, request } from 'node:http'

/** A signed-in account, and the server that it calls. */
export interface Visitor {
  origin: string
  token: string
}

const agent = new Agent({ keepAlive: true })

/**
 * Sends JSON and reads the answer, by `node:http`: the SDK's client on `fetch` used as much processor time as the measured
 * server.
 */
export function post<Answer>(
  { origin, token }: Visitor,
  path: string,
  body: object,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const json = JSON.stringify(body)
  const headers = {
    authorization: `Token ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  }
  request(`${origin}/api${path}`, { method: 'POST', agent, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('error', reject)
    answer.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      if (answer.statusCode === 200) resolve(JSON.parse(text) as Answer)
      else reject(new Error(`${answer.statusCode} for ${path}: ${text}`))
    })
  })
    .on('error', reject)
    .end(json)
  return promise
}
