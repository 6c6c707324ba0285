import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FeedAnswer = string | number | { location: string } | { html: string }

/** A dealer's server with feeds, on this machine; each path answers what a test says, with its tag. */
export interface FeedServer {
  origin: string
  answers: Map<string, FeedAnswer>
  /** Paths in the order in which they were asked for; those that were asked whether they have changed end so. */
  asked: string[]
  close: () => void
}

export async function openFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, FeedAnswer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const answer = answers.get(path) ?? 404
    const tag = `"${createHash('sha256').update(JSON.stringify(answer)).digest('hex')}"`
    const condition = request.headers['if-none-match']
    asked.push(condition === undefined ? path : `${path} unless`)
    if (typeof answer === 'number') response.writeHead(answer).end()
    else if (typeof answer !== 'string' && 'location' in answer)
      response.writeHead(302, { location: answer.location }).end()
    else if (typeof answer !== 'string')
      response.writeHead(200, { 'content-type': 'text/html' }).end(answer.html)
    else if (condition === tag) response.writeHead(304).end()
    else response.writeHead(200, { 'content-type': 'text/plain', etag: tag }).end(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
