import type { PlainMessageId } from '@bandari/i18n'
import type { SupportOverview } from '@bandari/sdk'
import { narrowed, paths } from '../paths.ts'

export type StockCount = SupportOverview['stock'][number]

type Market = StockCount['market']
type State = StockCount['state']

export const markets: readonly { market: Market; name: PlainMessageId }[] = [
  { market: 'export', name: 'staffOverview.market.export' },
  { market: 'local', name: 'staffOverview.market.local' },
]

export const states: readonly { state: State; name: PlainMessageId; note: PlainMessageId }[] = [
  { state: 'live', name: 'staffOverview.live', note: 'staffOverview.liveNote' },
  { state: 'sold-out', name: 'staffOverview.soldOut', note: 'staffOverview.soldOutNote' },
  { state: 'hidden', name: 'staffOverview.hidden', note: 'staffOverview.hiddenNote' },
  { state: 'draft', name: 'staffOverview.draft', note: 'staffOverview.draftNote' },
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
