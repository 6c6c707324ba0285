import type { EbaySettings } from './settings.ts'
import { object, number, string } from 'yup'
import type { Clock } from '../../core/clock.ts'
import { fetchExternal } from '../../core/fetch-external.ts'

/** A refusal by the partner, or an answer that makes no sense. */
export class EbayError extends Error {
  override name = 'EbayError'
}

const scope = 'https://api.ebay.com/oauth/api_scope'
/** A token is given up a minute before its end. */
const margin = 60_000
const largestAnswer = 4 * 1024 * 1024

const tokenShape = object({
  access_token: string().required().max(10_000),
  expires_in: number().required().positive(),
})

interface Token {
  text: string
  until: number
}

/** GET calls of the Browse API as an application: a client-credentials token, kept for as long as it is valid. */
export class EbayClient {
  readonly #settings: EbaySettings
  readonly #clock: Clock
  #token: Promise<Token> | null = null

  constructor(settings: EbaySettings, clock: Clock) {
    this.#settings = settings
    this.#clock = clock
  }

  /** The parsed answer; null when there is no such thing, or it cannot be asked for. */
  async get(path: string, signal: AbortSignal): Promise<unknown> {
    const token = await this.#validToken(signal)
    const response = await fetchExternal(`${this.#settings.apiUrl}/buy/browse/v1/${path}`, {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token.text}`,
        'x-ebay-c-marketplace-id': this.#settings.marketplace,
      },
      redirect: 'error',
      signal,
    })
    if (response.status === 401) this.#token = null
    if (response.status === 404 || response.status === 400) {
      await response.body?.cancel()
      return null
    }
    return readJson(response)
  }

  async #validToken(signal: AbortSignal): Promise<Token> {
    const known = await this.#token?.catch(() => null)
    if (known && known.until > this.#clock.now().getTime()) return known
    const asked = this.#askForToken(signal)
    this.#token = asked
    asked.catch(() => {
      if (this.#token === asked) this.#token = null
    })
    return asked
  }

  async #askForToken(signal: AbortSignal): Promise<Token> {
    const { apiUrl, clientId, clientSecret } = this.#settings
    const response = await fetchExternal(`${apiUrl}/identity/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
      redirect: 'error',
      signal,
    })
    const { access_token, expires_in } = await tokenShape.validate(await readJson(response))
    return {
      text: access_token,
      until: this.#clock.now().getTime() + expires_in * 1000 - margin,
    }
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new EbayError(`eBay answers ${response.status}`)
  }
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new EbayError('eBay answers no JSON')
  }
}

/** Limits an answer that never ends. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largestAnswer) throw new EbayError('eBay answers too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
