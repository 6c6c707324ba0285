import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Transaction {
  txid: string
  /** Whose money it spends; not known for what others pay. */
  from?: string
  outputs: { address: string; satoshi: number }[]
  height: number | null
}

/** A chain of its own behind what Blockstream's API.md documents of Esplora, and a price as mempool's `/v1/prices` has it. */
export interface Chain {
  url: string
  priceUrl: string
  /** Dollars for a bitcoin. */
  price: number
  /** Each request's path, as it came. */
  asked: string[]
  /** What every request is answered instead. */
  fault: { status: number; body: string } | null
  /** Somebody pays; into the pool of those that wait. */
  pay: (address: string, satoshi: number) => string
  /** The address pays somebody else, and this is its change. */
  spend: (address: string, change: number) => string
  /** The next block holds what waits; more follow. */
  mine: (blocks?: number) => void
  /** The block of a transaction is dropped: back into the pool, or nowhere. */
  reorganise: (txid: string, into: 'pool' | 'nowhere') => void
  close: () => Promise<void>
}

export async function openChain(): Promise<Chain> {
  let transactions: Transaction[] = []
  let tip = 900_000
  let made = 0
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1)
    chain.asked.push(path)
    const { status, body } = chain.fault ?? answer(path)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })

  function answer(path: string): { status: number; body: string } {
    const ok = (body: unknown) => ({ status: 200, body: JSON.stringify(body) })
    const absent = { status: 404, body: 'Transaction not found' }
    if (path === 'v1/prices') return ok({ time: 1_764_000_000, USD: chain.price, EUR: 1 })
    if (path === 'blocks/tip/height') return ok(tip)
    const [, address = '', after] =
      /^address\/(\w+)\/txs(?:\/chain\/(\w+))?$/.exec(path) ?? ([] as string[])
    if (address !== '') return ok(pageOf(address, after))
    const txid = /^tx\/(\w+)\/status$/.exec(path)?.[1]
    const known = transactions.find((each) => each.txid === txid)
    return known ? ok(statusOf(known)) : absent
  }

  /** Newest first: what waits, then 25 of what is confirmed. */
  function pageOf(address: string, after: string | undefined) {
    const own = transactions
      .filter(({ outputs }) => outputs.some((output) => output.address === address))
      .toReversed()
    const confirmed = own.filter(({ height }) => height !== null)
    const from = confirmed.findIndex(({ txid }) => txid === after) + 1
    const waiting = after === undefined ? own.filter(({ height }) => height === null) : []
    return [...waiting, ...confirmed.slice(from, from + 25)].map((transaction) => ({
      txid: transaction.txid,
      version: 2,
      vin:
        transaction.from === undefined
          ? []
          : [{ prevout: { scriptpubkey_address: transaction.from, value: 1 } }],
      vout: transaction.outputs.map(({ address: to, satoshi }) => ({
        scriptpubkey_type: 'v0_p2wpkh',
        scriptpubkey_address: to,
        value: satoshi,
      })),
      fee: 300,
      status: statusOf(transaction),
    }))
  }

  function statusOf({ height }: Transaction) {
    if (height === null) return { confirmed: false }
    return { confirmed: true, block_height: height, block_hash: 'f'.repeat(64) }
  }

  const chain: Chain = {
    url: '',
    priceUrl: '',
    price: 50_000,
    asked: [],
    fault: null,
    pay: (address, satoshi) => {
      made += 1
      const txid = createHash('sha256').update(`${address}${made}`).digest('hex')
      const change = { address: 'bc1qchange', satoshi: 1234 }
      transactions.push({ txid, outputs: [{ address, satoshi }, change], height: null })
      return txid
    },
    spend: (address, change) => {
      made += 1
      const txid = createHash('sha256').update(`${address}${made}`).digest('hex')
      const outputs = [
        { address: 'bc1qelsewhere', satoshi: 99_000 },
        { address, satoshi: change },
      ]
      transactions.push({ txid, from: address, outputs, height: null })
      return txid
    },
    mine: (blocks = 1) => {
      for (const transaction of transactions) transaction.height ??= tip + 1
      tip += blocks
    },
    reorganise: (txid, into) => {
      if (into === 'nowhere') transactions = transactions.filter((each) => each.txid !== txid)
      const dropped = transactions.find((each) => each.txid === txid)
      if (dropped) dropped.height = null
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  chain.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  chain.priceUrl = `${chain.url}/v1/prices`
  return chain
}
