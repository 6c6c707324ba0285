import { createHmac } from 'node:crypto'
import { secretPrefix } from '../endpoints/secrets.ts'

export interface SignedMessage {
  id: string
  at: Date
  body: string
  /** One, or two while they overlap. */
  secrets: readonly string[]
}

/** The headers of the Standard Webhooks specification. */
export function signedHeaders({ id, at, body, secrets }: SignedMessage) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signed = `${id}.${timestamp}.${body}`
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(signed, secret)).join(' '),
  }
}

function signatureOf(signed: string, secret: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
