import { array, boolean, number, object, type Schema, string } from 'yup'
import { fetchJson, OutboundError } from '../../platform/http/fetch-json.ts'

/** What an address received in one transaction of somebody else's. */
export interface Arrival {
  txid: string
  satoshi: number
  /** Height of its block; null while unconfirmed. */
  height: number | null
}

const transaction = object({
  txid: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
  vin: array(
    object({
      prevout: object({ scriptpubkey_address: string().nullable() }).nullable().default(null),
    }),
  ).default([]),
  vout: array(
    object({
      scriptpubkey_address: string().nullable(),
      value: number().integer().min(0).required(),
    }),
  ).required(),
  status: object({
    confirmed: boolean().required(),
    block_height: number().integer().nullable(),
  }).required(),
})
const page = array(transaction).required()
const height = number().integer().min(0).required()

/** Confirmed transactions per page (Esplora's API.md), and the pages read at most for one address. */
const pageSize = 25
const maxPages = 4

function read<T>(shape: Schema<T>, body: unknown): T {
  try {
    return shape.validateSync(body)
  } catch (error) {
    throw new OutboundError('Esplora answers something else than it documents', { cause: error })
  }
}

/** Esplora's HTTP API, as far as it is needed to see payments to an address. */
export class Esplora {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  async tipHeight(): Promise<number> {
    return read(height, await this.#get('blocks/tip/height'))
  }

  /** Newest first. */
  async arrivalsAt(address: string): Promise<Arrival[]> {
    const found: Arrival[] = []
    let path = `address/${address}/txs`
    for (let pages = 1; ; pages += 1) {
      const transactions = read(page, await this.#get(path))
      found.push(
        ...transactions.map(({ txid, vin, vout, status }) => ({
          txid,
          // What it spends itself comes back to it as change: that is money that leaves.
          satoshi: vin.some(({ prevout }) => prevout?.scriptpubkey_address === address)
            ? 0
            : vout
                .filter((output) => output.scriptpubkey_address === address)
                .reduce((sum, { value }) => sum + value, 0),
          height: status.confirmed ? (status.block_height ?? null) : null,
        })),
      )
      const confirmed = transactions.filter(({ status }) => status.confirmed)
      if (confirmed.length < pageSize || pages === maxPages) break
      path = `address/${address}/txs/chain/${confirmed.at(-1)?.txid ?? ''}`
    }
    return found.filter(({ satoshi }) => satoshi > 0)
  }

  /** Whether the transaction is in the chain or the mempool. */
  async knows(txid: string): Promise<boolean> {
    return (await this.#get(`tx/${txid}/status`, 404)) !== undefined
  }

  /** The body of the answer; undefined for the status `absent`. */
  async #get(path: string, absent?: number): Promise<unknown> {
    const { status, body } = await fetchJson(`${this.#url}/${path}`, { waitMs: 10_000 })
    if (status === absent) return undefined
    if (status !== 200) throw new OutboundError(`Esplora answers ${status} to ${path}`)
    return body
  }
}
