import { number, object, type Schema, string } from 'yup'
import type { MpesaSettings } from './settings.ts'
import { fetchJson, type JsonAnswer, OutboundError } from '../../platform/http/fetch-json.ts'

/** Safaricom refused, with a code of its own: the telephone got no prompt. */
export class DarajaRefusal extends Error {
  override name = 'DarajaRefusal'
  readonly code: string
  constructor(code: string, message: string) {
    super(`Daraja refuses: ${code} ${message}`)
    this.code = code
  }
}

const token = object({
  access_token: string().min(1).max(4000).required(),
  expires_in: number().positive().required(),
})
const accepted = object({
  CheckoutRequestID: string().min(1).max(100).required(),
  ResponseCode: string().oneOf(['0']).required(),
})
/** Older answers have no code, and a status of 200. */
const registered = object({ ResponseCode: string().matches(/^0+$/) })
const queried = object({ ResultCode: string().min(1).max(30).required() })
const refusal = object({
  errorCode: string().min(1).max(30).required(),
  errorMessage: string().max(500).default(''),
})

/**
 * The buyer has not answered yet. The first code comes as an error
 * (github.com/safaricom/LNMOnlineAndroidSample/issues/13), the second as a result, "The transaction is still under
 * processing".
 */
const underWay = new Set(['500.001.1001', '4999'])

const waitMs = 15_000

export interface Push {
  phone: string
  shillings: number
  /** What the telephone shows as the account. */
  account: string
  callbackUrl: string
}

/** Client of Daraja: OAuth, STK push and its query, registration of a paybill's URLs. */
export class Daraja {
  readonly #settings: MpesaSettings
  #token: { text: string; until: number } | null = null

  constructor(settings: MpesaSettings) {
    this.#settings = settings
  }

  /** Returns Safaricom's id of the prompt. Throws `DarajaRefusal` if it certainly was not sent. */
  async push({ phone, shillings, account, callbackUrl }: Push, now: Date): Promise<string> {
    const { shortcode } = this.#settings
    const answer = await this.#post('/mpesa/stkpush/v1/processrequest', {
      ...this.#signature(now),
      TransactionType: 'CustomerPayBillOnline',
      Amount: shillings,
      PartyA: phone,
      PartyB: shortcode,
      PhoneNumber: phone,
      CallBackURL: callbackUrl,
      AccountReference: account,
      TransactionDesc: 'Order',
    })
    return understood(accepted, answer).CheckoutRequestID
  }

  /**
   * Registers the callback URLs of the paybill (developer.safaricom.co.ke/apis/CustomerToBusinessRegisterURL).
   * `Completed`: if our validation does not answer, the payment is accepted, and staff assign it.
   */
  async register({ validation, confirmation }: Record<'validation' | 'confirmation', string>) {
    const answer = await this.#post('/mpesa/c2b/v1/registerurl', {
      ShortCode: this.#settings.shortcode,
      ResponseType: 'Completed',
      ConfirmationURL: confirmation,
      ValidationURL: validation,
    })
    if (answer.status !== 200) throw unlike(answer)
    understood(registered, answer)
  }

  /** The result code, `0` for paid; null while there is none. */
  async query(checkoutId: string, now: Date): Promise<string | null> {
    const asked = { ...this.#signature(now), CheckoutRequestID: checkoutId }
    try {
      const answer = await this.#post('/mpesa/stkpushquery/v1/query', asked)
      const { ResultCode: code } = understood(queried, answer)
      return underWay.has(code) ? null : code
    } catch (error) {
      if (error instanceof DarajaRefusal && underWay.has(error.code)) return null
      throw error
    }
  }

  #signature(now: Date) {
    const { shortcode, passkey } = this.#settings
    const timestamp = nairobiTime(now)
    const password = Buffer.from(`${shortcode}${passkey}${timestamp}`).toString('base64')
    return { BusinessShortCode: shortcode, Password: password, Timestamp: timestamp }
  }

  async #post(path: string, body: unknown): Promise<JsonAnswer> {
    const first = await this.#postOnce(path, body)
    if (first.status !== 401) return unlessRefused(first)
    // The token expired early, or another process's token replaced it.
    this.#token = null
    return unlessRefused(await this.#postOnce(path, body))
  }

  async #postOnce(path: string, body: unknown): Promise<JsonAnswer> {
    return fetchJson(`${this.#settings.apiUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await this.#accessToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      waitMs,
    })
  }

  async #accessToken(): Promise<string> {
    if (this.#token && this.#token.until > Date.now()) return this.#token.text
    const { apiUrl, consumerKey, consumerSecret } = this.#settings
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')
    const url = `${apiUrl}/oauth/v1/generate?grant_type=client_credentials`
    const answer = await fetchJson(url, { headers: { authorization: `Basic ${basic}` }, waitMs })
    if (answer.status !== 200) throw new DarajaRefusal(String(answer.status), 'no token')
    const { access_token: text, expires_in: seconds } = understood(token, answer)
    // A minute early, so that it does not expire in transit.
    this.#token = { text, until: Date.now() + (seconds - 60) * 1000 }
    return text
  }
}

function unlessRefused(answer: JsonAnswer): JsonAnswer {
  if (answer.status >= 400 && refusal.isValidSync(answer.body)) {
    const { errorCode, errorMessage } = refusal.cast(answer.body)
    throw new DarajaRefusal(errorCode, errorMessage)
  }
  return answer
}

function understood<T>(shape: Schema<T>, answer: JsonAnswer): T {
  try {
    return shape.validateSync(answer.body)
  } catch (error) {
    throw unlike(answer, error)
  }
}

function unlike({ status }: JsonAnswer, cause?: unknown): OutboundError {
  return new OutboundError(`Daraja answers ${status} and something else than it documents`, {
    cause,
  })
}

/** `20261125122033`: Nairobi is three hours ahead all year. */
export function nairobiTime(now: Date): string {
  const there = new Date(now.getTime() + 3 * 3600_000)
  return there.toISOString().slice(0, 19).replaceAll(/\D/g, '')
}

const clients = new WeakMap<MpesaSettings, Daraja>()

/** One client per process, because it caches the token. */
export function darajaOf(settings: MpesaSettings): Daraja {
  const known = clients.get(settings) ?? new Daraja(settings)
  clients.set(settings, known)
  return known
}
