import type { SupportOverview } from '@bandari/sdk'
import { narrowed, paths } from '../paths.ts'

export type StockCount = SupportOverview['stock'][number]

type Market = StockCount['market']
type State = StockCount['state']

export const markets: readonly { market: Market; name: string }[] = [
  { market: 'export', name: 'Export' },
  { market: 'local', name: 'Kenya' },
]

export const states: readonly { state: State; name: string; note: string }[] = [
  { state: 'live', name: 'Live', note: 'Can be bought now' },
  { state: 'sold-out', name: 'Sold out', note: 'Live, with nothing free' },
  { state: 'hidden', name: 'Hidden', note: 'Taken down, or the vendor is not approved' },
  { state: 'draft', name: 'Draft', note: 'Not yet published' },
]

/** A state without listings in a market is left out. */
export function countOf(stock: readonly StockCount[], market: Market, state?: State): number {
  return stock
    .filter((row) => row.market === market && (state === undefined || row.state === state))
    .reduce((sum, { count }) => sum + count, 0)
}

/** The listings that were counted. */
export function listingsOf(market: Market, state: State): string {
  return narrowed(paths.supportListings, { market, state })
}
