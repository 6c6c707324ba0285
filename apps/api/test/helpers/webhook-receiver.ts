import { createHmac } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as it arrived. */
export interface Received {
  path: string
  id: string
  timestamp: number
  signatures: string[]
  body: string
}

type Answering = (response: ServerResponse, message: Received) => void

/** A program outside that is told what happens, on this machine; it answers 204 until a test says otherwise. */
export interface WebhookReceiver {
  origin: string
  received: Received[]
  /** By path; a status, or whatever the test does with the response. */
  answers: Map<string, number | Answering>
  /** Nobody listens, until `revive`. */
  die: () => Promise<void>
  revive: () => Promise<void>
  close: () => void
}

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const answers: WebhookReceiver['answers'] = new Map()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { headers, url = '/' } = request
      const message = {
        path: url,
        id: String(headers['webhook-id']),
        timestamp: Number(headers['webhook-timestamp']),
        signatures: String(headers['webhook-signature']).split(' '),
        body: Buffer.concat(chunks).toString('utf8'),
      }
      received.push(message)
      const answer = answers.get(url) ?? 204
      if (typeof answer === 'number') response.writeHead(answer).end()
      else answer(response, message)
    })
  })
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answers,
    die: stop,
    revive: () => listen(port),
    close: () => void stop(),
  }
}

/** As a receiver checks it, by the specification and not by our code. */
export function isSignedWith(
  { id, timestamp, signatures, body }: Received,
  secret: string,
): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return signatures.includes(`v1,${mac}`)
}
