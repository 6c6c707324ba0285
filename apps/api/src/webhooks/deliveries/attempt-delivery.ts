import type { Context } from '../../core/context.ts'
import { PublicFetchError } from '../../platform/public-fetch/public-fetch-error.ts'
import { secretsOf } from '../endpoints/secrets.ts'
import type { WebhookFault } from '../tables.ts'
import type { Attempt, Claim } from './claims.store.ts'
import { signedHeaders } from './sign.ts'

/** Milliseconds for a whole answer. */
const withinMs = 10_000

/** What is kept of an answer. */
const mostBytes = 2048

type Dependencies = Pick<Context, 'clock' | 'secrets' | 'publicFetch'>

/** Sends a message once. Where its address leads is checked now, whatever was found earlier. */
export async function attemptDelivery(context: Dependencies, claim: Claim): Promise<Attempt> {
  const { clock, publicFetch } = context
  const { endpoint, messageId: id, body } = claim
  const at = clock.now()
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders({ id, at, body, secrets: secretsOf(context, endpoint, at) }),
  }
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const { status, answer } = await publicFetch.post(endpoint.address, {
      headers,
      body,
      withinMs,
      mostBytes,
    })
    return { fault: faultOf(status), status, durationMs: took(), answer: storable(answer) }
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    return {
      fault: knownFaults[error.fault] ?? 'no-answer',
      status: null,
      durationMs: took(),
      answer: null,
    }
  }
}

const knownFaults: Readonly<Partial<Record<PublicFetchError['fault'], WebhookFault>>> = {
  address: 'address',
  name: 'name',
  slow: 'slow',
}

/** Taken by any status of success; nothing else is an answer to a message. */
function faultOf(status: number): WebhookFault | null {
  if (status >= 200 && status < 300) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** PostgreSQL has no text with the character zero. */
function storable(answer: string): string {
  return answer.replaceAll('\0', '\uFFFD')
}
