import { number, object } from 'yup'
import { fetchJson, OutboundError } from '../../platform/http/fetch-json.ts'

const prices = object({ USD: number().positive().max(1e9).required() })

/** US cents per bitcoin now, from a URL that answers like mempool's `/v1/prices`. */
export async function fetchRate(url: string): Promise<number> {
  const { status, body } = await fetchJson(url, { waitMs: 10_000 })
  if (status !== 200 || !prices.isValidSync(body, { strict: true })) {
    throw new OutboundError(`${new URL(url).host} answers ${status} and no price of a bitcoin`)
  }
  return Math.round(prices.cast(body).USD * 100)
}
