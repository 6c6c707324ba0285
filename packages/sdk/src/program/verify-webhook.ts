/**
 * Webhooks as Standard Webhooks has them (standardwebhooks.com): HMAC-SHA256 over id, time and body, in base64, with a
 * secret that is written `whsec_` and base64. Web Crypto compares in constant time, in every runtime that programs use.
 */

/** What the shop tells of; there may be more than this version knows. */
export type WebhookType =
  | 'order.placed'
  | 'order.paid'
  | 'order.shipped'
  | 'order.canceled'
  | 'listing.ordered'
  | 'listing.sold'
  | 'message.received'
  | 'offer.received'
  | 'quote.answered'
  | 'payout.made'

export interface WebhookEvent {
  /** The same for every attempt to deliver it: whoever has seen it does nothing again. */
  id: string
  type: WebhookType | (string & {})
  /** When it happened, ISO 8601 in UTC. */
  timestamp: string
  /** Ids, numbers, states and money; of which kind, its type says. */
  data: Readonly<Record<string, unknown>>
}

export type WebhookProblem = 'headers_missing' | 'too_old' | 'too_new' | 'not_signed' | 'unreadable'

/** A delivery that is not to be trusted: answer it with 400. */
export class WebhookError extends Error {
  override name = 'WebhookError'
  readonly problem: WebhookProblem

  constructor(problem: WebhookProblem) {
    super(`The webhook is refused: ${problem}`)
    this.problem = problem
  }
}

type HeaderBag = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export interface VerifyOptions {
  /** By which it was sent lately; 300 s, as the specification says. */
  toleranceSeconds?: number | undefined
  /** In milliseconds since 1970. */
  now?: number | undefined
}

/**
 * The event of a delivery, or `WebhookError`. `body` is what came, byte for byte, never JSON that was read and written
 * again. While a secret is renewed both are given; one has to fit.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: HeaderBag,
  secrets: string | readonly string[],
  { toleranceSeconds = 300, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id')
  const sentAt = headerOf(headers, 'webhook-timestamp')
  const signatures = headerOf(headers, 'webhook-signature')
  if (!id || !sentAt || !signatures || !/^\d{1,12}$/.test(sentAt))
    throw new WebhookError('headers_missing')
  const age = Math.floor(now / 1000) - Number(sentAt)
  if (age > toleranceSeconds) throw new WebhookError('too_old')
  if (-age > toleranceSeconds) throw new WebhookError('too_new')
  const text = typeof body === 'string' ? body : decoder.decode(body)
  if (!(await isSigned(`${id}.${sentAt}.${text}`, signatures, [secrets].flat())))
    throw new WebhookError('not_signed')
  return eventIn(id, text)
}

/** A mark of the byte order is part of what was signed. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

async function isSigned(
  content: string,
  signatures: string,
  secrets: readonly string[],
): Promise<boolean> {
  const bytes = new TextEncoder().encode(content)
  const given = signatures
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [fromBase64(one.slice(3))] : []))
  for (const secret of secrets) {
    const raw = fromBase64(secret.replace(/^whsec_/, ''))
    if (!raw || raw.length === 0) throw new TypeError('A secret is whsec_ and base64.')
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
    for (const signature of given)
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, bytes))) return true
  }
  return false
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function headerOf(headers: HeaderBag, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : value?.[0]
}

function eventIn(id: string, text: string): WebhookEvent {
  try {
    const { type, timestamp, data } = JSON.parse(text) as WebhookEvent
    if (typeof type === 'string') return { id, type, timestamp, data }
  } catch {
    // It is no JSON.
  }
  throw new WebhookError('unreadable')
}
